import { expect, test } from 'vitest';
import { indexNear } from '#domain/trips/index-near.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';

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
	expect(indexNear(stops, at, type)).toBe(index);
});
