import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexNear } from '#domain/schedule/index-near.ts';
import { scheduleOf } from '#domain/schedule/schedule.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { alongRoad, aStopAt } from './builders.ts';

const stop = (type: StopPlace['type'], long: number) => ({
	place: { type, code: type === 'college' ? '1' : 'a', name: type, city: '', state: '', lat: 41.3, long },
});
const [yale, brown] = [stop('college', -72.92), stop('college', -71.4)];
const [cafe, inn, sight] = [stop('restaurant', -72.93), stop('hotel', -72.94), stop('poi', -72.9)];
const grandma = stop('x', -72);

test.each([
	['the end of a trip', [yale], 0, 'hotel', 1],
	['the next campus', [yale, brown], 0, 'hotel', 1],
	['the last stop’s end', [yale, brown], 1, 'poi', 2],
	['behind what was added there before', [yale, cafe, sight, brown], 0, 'restaurant', 3],
	['before the night', [yale, cafe, inn, brown], 0, 'restaurant', 2],
	['behind all of it, for the night', [yale, cafe, sight, brown], 0, 'hotel', 3],
	['before what is far away', [yale, grandma, brown], 0, 'restaurant', 1],
	['the end, near a stop that is gone', [yale, brown], -1, 'restaurant', 2],
] as const)('a place near a stop comes to %s', (_where, stops, at, type, index) => {
	expect(indexNear({ stops, visits: [] }, at, type)).toBe(index);
});

test('a hotel near the campus of tomorrow morning is for the night before', () => {
	const stops = [aStopAt('college 0'), aStopAt('college 60'), aStopAt('college 90')];
	const visits = scheduleOf(alongRoad(stops)).flatMap(({ visits }) => visits);
	expect(visits[2]?.way.nights.there).toBe(1);
	expect(indexNear({ stops, visits }, 2, 'hotel')).toBe(2);
	expect(indexNear({ stops, visits }, 2, 'restaurant')).toBe(3);
});

test('a hotel near a campus where the family sleeps makes the trip no longer', () => {
	const minutes = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 7 });
	fc.assert(
		fc.property(minutes, fc.nat(6), (places, at) => {
			const stops = places.map((minute, index) => aStopAt(`college ${minute}`, { id: `s${index}` }));
			const days = scheduleOf(alongRoad(stops));
			const visits = days.flatMap(({ visits }) => visits);
			const stop = stops[at];
			fc.pre(stop !== undefined && (visits[at]?.way.nights.there ?? 0) > 0);
			const hotel = { ...aStopAt(`hotel ${places[at]}`), id: 'bed' };
			const then = scheduleOf(
				alongRoad(stops.toSpliced(indexNear({ stops, visits }, at, 'hotel'), 0, hotel)),
			);
			expect(then.length).toBeLessThanOrEqual(days.length);
		}),
	);
});
