import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import { DayHead } from '#trips/DayHead.tsx';
import { alongRoad, aStopAt } from '../domain/schedule/builders.ts';

test('the head of a day names what begins then at a campus of the day before, whose card is there', () => {
	const events = { session_at: '2027-04-12T14:00', tour_at: '2027-04-13T10:00' };
	const plan = alongRoad([aStopAt('college 0', events), aStopAt('college 60')]);
	const heads = scheduleOf(plan).map((day) =>
		renderToStaticMarkup(<DayHead plan={plan} day={day} />).replace(/<[^>]*>/g, '|'),
	);
	expect(heads[0]).not.toContain('college 0');
	expect(heads[1]).toContain('|2 campuses, 1 h of driving||Tour 10:00 AM at college 0|');
});
