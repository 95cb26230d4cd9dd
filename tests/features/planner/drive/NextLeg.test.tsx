import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { NextLeg } from '#features/planner/drive/NextLeg.tsx';
import type { TripStore } from '#trips/trip-store.ts';
import { aStopAt, aTour, cellsOf, roadParts } from '../../../domain/schedule/builders.ts';

test('the morning after a drive that ended where the night was, no drive is ahead', () => {
	const trip = aTour([aStopAt('college 0'), aStopAt('college 300')], { start_date: '2027-04-12' });
	const outlook = outlookOf(cellsOf(trip), roadParts);
	const [visit] = outlook.visits.slice(-1);
	if (!visit) throw new Error('The trip has two stops');
	const [drive] = estimateDrives(trip.stops.map(({ place }) => place)).legs;
	const wordsOn = (day: (typeof outlook.days)[number]) =>
		renderToStaticMarkup(
			<NextLeg
				outlook={outlook}
				day={day}
				visit={visit}
				drive={drive}
				store={{} as TripStore}
				parts={roadParts}
				gap={undefined}
				note=""
				phone={null}
				isYetToLeave={false}
				onStop={() => undefined}
				delays={null}
			/>,
		);
	expect(outlook.days.map((day) => wordsOn(day).includes('Distance'))).toEqual([true, false]);
});
