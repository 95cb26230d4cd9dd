import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { PlannerContext, type PlannerState } from '#features/planner/planner-context.ts';
import { DaysDialog } from '#features/planner/times/DaysDialog.tsx';
import { aStopAt, aTour, cellsOf, roadParts } from '../../../domain/schedule/builders.ts';

/** The form about the second day of a trip, or about all of them. */
function shown(start_date: string | null, at: number | null): string {
	const trip = aTour([aStopAt('hotel 0'), aStopAt('college 60')], { start_date });
	const cells = cellsOf(trip);
	const outlook = outlookOf(cells, roadParts);
	const day = at === null ? null : (outlook.days[at] ?? null);
	return renderToStaticMarkup(
		<PlannerContext value={{ trip, cells, outlook } as PlannerState}>
			<DaysDialog day={day} onClose={() => undefined} />
		</PlannerContext>,
	);
}

test('the hours of a date say that they belong to a day of the trip, wherever its first day moves', () => {
	const words = 'Counts for day 2 of the trip.';
	expect(shown('2027-04-12', 1)).toContain('Tuesday, April 13');
	expect(shown('2027-04-12', 1)).toContain(words);
	expect(shown(null, 1)).not.toContain(words);
	expect(shown('2027-04-12', null)).not.toContain('Counts for');
});
