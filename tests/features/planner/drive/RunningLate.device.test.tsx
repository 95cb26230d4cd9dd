import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FLIGHT } from '#domain/roads/long-drives.ts';
import { dayOnTheWay } from '#domain/schedule/on-the-road.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { NextLeg } from '#features/planner/drive/NextLeg.tsx';
import { RunningLate } from '#features/planner/drive/RunningLate.tsx';
import type { TripStore } from '#trips/trip-store.ts';
import { aStopAt, aTour, cellsOf, roadParts } from '../../../domain/schedule/builders.ts';

vi.mock('#map/DirectionsButton.tsx', () => ({ DirectionsButton: () => 'Directions' }));

/** The second stop as driving mode shows it on the day of the first. */
function shown(parts: PlanParts, gap = '', second = aStopAt('college 60'), isYetToLeave = true): string {
	const outlook = outlookOf(cellsOf(aTour([aStopAt('college 0'), second])), parts);
	const [visit, day] = [outlook.visits[1], dayOnTheWay(outlook, 1, 0)];
	if (!visit || !day) throw new Error('The trip has two stops');
	return renderToStaticMarkup(
		<NextLeg
			outlook={outlook}
			parts={parts}
			day={day}
			visit={visit}
			store={{} as TripStore}
			drive={null}
			gap={gap}
			phone={null}
			note=""
			delays={null}
			isYetToLeave={isYetToLeave}
			onStop={() => undefined}
		/>,
	);
}

test('the dialog says where the family stays tonight when leaving late moves it', () => {
	const stops = [aStopAt('college 0'), aStopAt('college 120'), aStopAt('hotel 180'), aStopAt('college 240')];
	const outlook = outlookOf(cellsOf(aTour(stops)), roadParts);
	const said = (delay: number) =>
		renderToStaticMarkup(
			<RunningLate
				outlook={outlook}
				parts={roadParts}
				stop={1}
				store={{} as TripStore}
				onClose={() => undefined}
				delays={{ from: outlook.visits[1]?.departs ?? 0, since: 'plan', minutes: [delay] }}
			/>,
		).match(/<p role="status">(.*?)<\/p>/)?.[1];
	const onTime = 'That won’t make you late for anything with a set time.';
	expect(said(60)).toBe(`${onTime} Then the night is near college 120 instead of at hotel 180.`);
	expect(said(15)).toBe(onTime);
});

test('nobody is asked how late they leave where no road goes', () => {
	expect(shown(roadParts)).toContain('Running late');
	expect(shown({ ...roadParts, driveBetween: () => null })).not.toContain('Running late');
});

test('where no road goes driving mode says why, and only a flight needs no directions', () => {
	const roadless = { ...roadParts, driveBetween: () => null };
	const island = shown(roadless, 'No road leads to Nantucket.');
	expect(island).toContain('No road leads to Nantucket.');
	// From the ferry, the family drives on.
	expect(island).toContain('Directions');
	const flight = shown(roadless, FLIGHT);
	expect(flight).toContain('Flight');
	expect(flight).not.toContain('Directions');
});

test('before a crossing driving mode makes up no arrival, and says on which day the tour is', () => {
	const roadless = { ...roadParts, driveBetween: () => null };
	expect(shown(roadParts)).toContain('Arrive ');
	expect(shown(roadless)).not.toContain('Arrive ');
	const toured = aStopAt('college 60', { tour_at: '2027-04-13T10:00' });
	expect(shown(roadless, '', toured)).toContain('Tour Tue 10:00 AM');
});

test('a family that is yet to leave can say that it has left, and is not asked again', () => {
	expect(shown(roadParts)).toContain('We’ve left');
	expect(shown(roadParts, '', aStopAt('college 60'), false)).not.toContain('We’ve left');
});
