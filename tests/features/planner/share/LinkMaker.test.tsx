import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dateText } from '#domain/calendar-day.ts';
import { DAY_MS } from '#domain/durations.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { setTripFact } from '#domain/trips/edit-trip.ts';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { LinkMaker } from '#features/planner/share/LinkMaker.tsx';
import type { AccountSync } from '#sync/account-sync.ts';
import { parts } from '../../../domain/schedule/builders.ts';
import { applied, aTripOf } from '../../../domain/trips/builders.ts';

/** The length first chosen for a link to a trip that starts in this many days, and what is said about it. */
function firstChoice(inDays: number | null) {
	const start = inDays && dateText(Math.floor(Date.now() / DAY_MS) + inDays);
	const cells = applied(aTripOf(2), start ? setTripFact('start_date', start) : []);
	const planner = { outlook: outlookOf(cells, parts) } as unknown as PlannerState;
	const page = renderToStaticMarkup(
		<PlannerContext value={planner}>
			<LinkMaker account={{} as AccountSync} tripId="t" onMade={() => undefined} />
		</PlannerContext>,
	);
	return {
		length: /aria-pressed="true"[^>]*>([^<]*)/.exec(page)?.[1],
		said: /role="status"[^>]*>([^<]*)/.exec(page)?.[1],
	};
}

test('a view-only link outlasts the trip unless its maker says otherwise, and where it cannot, it says so', () => {
	expect(firstChoice(null)).toEqual({ length: '30 days', said: '' });
	expect(firstChoice(20)).toEqual({ length: '30 days', said: '' });
	expect(firstChoice(140)).toEqual({ length: '180 days', said: '' });
	expect(firstChoice(300)).toEqual({ length: '180 days', said: 'It ends before the trip does.' });
});
