import { expect, test } from 'vitest';
import { sizeWords } from '#app/screens/size-words.ts';
import { newStop } from '#domain/trips/trip.ts';
import { guidesOf, readyWords } from '#features/planner/ready-words.ts';

test.each([
	[{ wanted: 6, missing: 0, state: 'resting' }, 'Road-ready: all 8 stops on this phone'],
	[{ stops: 2, wanted: 2, missing: 0, state: 'resting' }, 'Road-ready: both stops on this phone'],
	[{ stops: 1, wanted: 0, missing: 0, state: 'resting' }, 'Road-ready: your stop is on this phone'],
	[{ wanted: 6, missing: 0, state: 'resting', app: 'no_app' }, 'App not on this phone yet'],
	[{ wanted: 6, missing: 0, state: 'resting', app: 'no_room' }, 'No room for the app on this phone'],
	[{ wanted: 0, missing: 0, state: 'resting', app: 'no_map' }, 'Road map not on this phone yet'],
	[{ wanted: 6, missing: 4, state: 'coming', app: 'no_app' }, 'Getting the guides: 2 of 6'],
	[{ wanted: 6, missing: 4, state: 'coming' }, 'Getting the guides: 2 of 6'],
	[{ wanted: 6, missing: 4, state: 'waiting' }, '2 of 6 guides on this phone'],
	[{ wanted: 6, missing: 6, state: 'asking' }, '0 of 6 guides on this phone'],
	[{ wanted: 1, missing: 1, state: 'waiting' }, 'Guide not on this phone yet'],
] as const)('%j reads "%s"', (trip, words) => {
	expect(readyWords({ stops: 8, app: 'all', ...trip }, 'phone')).toBe(words);
});

test('a college added a moment ago counts as neither here nor missing, until the device has looked', () => {
	const stop = (id: number) =>
		newStop(`s_${id}`, {
			type: 'college',
			code: String(id),
			name: 'A college',
			city: '',
			state: 'MA',
			lat: 42,
			long: -71,
		});
	const stops = [stop(1), stop(2)];
	const before = {
		known: new Set([1]),
		wanted: new Set([1]),
		missing: new Set<number>(),
		state: 'resting',
	} as const;
	expect(guidesOf({ stops: stops.slice(0, 1) }, before)).toEqual({ isKnown: true, wanted: 1, missing: 0 });
	expect(guidesOf({ stops }, before).isKnown).toBe(false);
	const after = { ...before, known: new Set([1, 2]), wanted: new Set([1, 2]), missing: new Set([2]) };
	expect(guidesOf({ stops }, after)).toEqual({ isKnown: true, wanted: 2, missing: 1 });
	expect(guidesOf({ stops }, { ...after, state: 'unknown' }).isKnown).toBe(false);
});

test.each([
	[0, '1 kB'],
	[9_499, '9 kB'],
	[999_499, '999 kB'],
	[999_500, '1.0 MB'],
	[4_140_000, '4.1 MB'],
])('%d bytes are %s', (bytes, words) => {
	expect(sizeWords(bytes)).toBe(words);
});
