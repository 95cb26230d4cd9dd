import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import { stopInDay } from '#domain/schedule/stop-in-day.ts';
import { outlookOf } from '#domain/schedule/trouble.ts';
import { AboveStop } from '#features/planner/stops/AboveStop.tsx';
import {
	aStopAt,
	aTour,
	cellsOf,
	noRoadFar,
	roadKnown,
	roadParts,
} from '../../../domain/schedule/builders.ts';

vi.mock('#features/planner/stops/LegOffers.tsx', () => ({
	needsHelp: () => true,
	LegOffers: () => 'Fly BOS to LAX',
}));
vi.mock('#map/DirectionsButton.tsx', () => ({ DirectionsButton: () => 'Directions' }));

/** What stands above the second of two stops, on a day's tab or in the whole list. */
function above(stops: string[], shownDay: number | null, parts: PlanParts = noRoadFar): string {
	const trip = aTour(stops.map((where) => aStopAt(where)));
	const outlook = outlookOf(cellsOf(trip), parts);
	const [from, stop] = trip.stops;
	if (!from || !stop) throw new Error('The trip has two stops');
	const isFar = parts.driveBetween(from.place, stop.place) === null;
	return renderToStaticMarkup(
		<AboveStop
			stop={stop}
			before={from.place}
			leg={isFar ? null : roadKnown.between(from.place, stop.place)}
			gap={isFar ? 'No road leads there.' : ''}
			shownDay={shownDay}
			inDay={stopInDay(outlook, 1)}
		/>,
	);
}

test('a leg without a road says why and offers the flight above its stop, on that day’s tab, too', () => {
	for (const shownDay of [null, 2]) {
		const words = above(['college 0', 'college 600'], shownDay);
		expect(words).toContain('No road leads there.');
		expect(words).toContain('Fly BOS to LAX');
	}
});

test('a drive of several days is offered a night or a flight above its stop, on the tab of the day it ends, too', () => {
	for (const shownDay of [null, 5]) {
		const words = above(['college 0', 'college 1500'], shownDay, roadParts);
		expect(words).toContain('3 nights on the road');
		expect(words).toContain('Fly BOS to LAX');
	}
});

test('a drive of the evening before is not on the tab of the day after', () => {
	expect(above(['college 0', 'college 290'], null)).toContain('Night near');
	expect(above(['college 0', 'college 290'], 2)).not.toContain('highway estimate');
});
