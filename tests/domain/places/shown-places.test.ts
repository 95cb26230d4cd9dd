import { expect, test } from 'vitest';
import { shownOf } from '#domain/places/shown-places.ts';

test('the nine nearest places of each type are shown, in the order they came in', () => {
	const places = Array.from({ length: 24 }, (_, at) => ({
		place_id: String(at),
		type: at % 2 ? ('hotel' as const) : ('poi' as const),
	}));
	expect(shownOf(places)).toEqual(places.slice(0, 18));
	expect(shownOf([])).toEqual([]);
});
