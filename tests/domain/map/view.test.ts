import { expect, test } from 'vitest';
import { pointAt, projectionOf } from '#domain/map/view.ts';

test.each([
	['Cambridge', { lat: 42.37, long: -71.12 }],
	['Guam, beyond the date line', { lat: 13.44, long: 144.79 }],
	['the Aleutians', { lat: 52.9, long: 173.2 }],
])('a tap on %s is at its place', (_where, place) => {
	const view = { center: place, zoom: 8, width: 390, height: 400 };
	const there = pointAt(view, projectionOf(view)(place));
	expect([there.lat, there.long]).toEqual([expect.closeTo(place.lat), expect.closeTo(place.long)]);
});

test('a pole has a place on the map, at its edge', () => {
	const view = { center: { lat: 42, long: -71 }, zoom: 3, width: 390, height: 400 };
	for (const lat of [90, -90]) expect(projectionOf(view)({ lat, long: -71 }).y).toSatisfy(Number.isFinite);
});
