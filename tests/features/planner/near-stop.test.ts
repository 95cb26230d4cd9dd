import { expect, test } from 'vitest';
import type { Place } from '#domain/places/place.ts';
import { nearestOfType } from '#features/planner/near-stop.ts';
import { aPlace } from '../../domain/trips/builders.ts';

/** Eleven hotels, h10 nearest to Brown, and a restaurant still nearer. */
const places = Array.from(
	{ length: 12 },
	(_, n): Place => ({
		place_id: `h${n}`,
		name: `Hotel ${n}`,
		lat: 41.826 + (12 - n) / 100,
		long: -71.403,
		type: n === 11 ? 'restaurant' : 'hotel',
		city: '',
		state_abbreviation: '',
		note: '',
		phone: null,
		website: null,
		distance: null,
	}),
);
const idsOf = (found: readonly Place[]) => found.map(({ place_id }) => place_id);

test('near places are the nine nearest of their type, with miles from the stop', () => {
	const near = nearestOfType(places, 'hotel', aPlace());
	expect(idsOf(near)).toEqual(['h10', 'h9', 'h8', 'h7', 'h6', 'h5', 'h4', 'h3', 'h2']);
	expect(near[0]?.distance).toBeCloseTo(1.38, 1);
});

test('near a hotel are nine others', () => {
	const { lat, long } = places[6] as Place;
	const near = nearestOfType(places, 'hotel', aPlace({ type: 'hotel', code: 'h6', lat, long }));
	expect(idsOf(near).sort()).toEqual(['h1', 'h10', 'h2', 'h3', 'h4', 'h5', 'h7', 'h8', 'h9']);
});
