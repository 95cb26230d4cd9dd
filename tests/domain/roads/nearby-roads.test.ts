import fc from 'fast-check';
import { expect, test } from 'vitest';
import { footOn, milesBetween, type Point } from '#domain/geo.ts';
import { nearbyRoads } from '#domain/roads/nearby-roads.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import { placeAlong } from '#domain/roads/route-line.ts';
import { readPacked } from '../../read-packed.ts';

const table = unpackRoads(readPacked('highways.bin'));
const inland = fc.record({
	lat: fc.double({ min: 33.5, max: 41, noNaN: true }),
	long: fc.double({ min: -117, max: -82, noNaN: true }),
});

/** The miles from a point to each leg around it, by every stretch of its line; only those on its side of the water, if any is. */
function milesToLegs(point: Point): number[] {
	const { lat, long } = point;
	const box = { south: lat - 0.3, north: lat + 0.3, west: long - 0.4, east: long + 0.4 };
	const all = table
		.legsNear(box)
		.map((leg) => {
			const line = table.lineOf(leg);
			const points = Array.from(line.lat, (each, at) => ({ lat: each, long: line.long[at] as number }));
			const stretches = points.slice(1).map((end, at) => footOn(points[at] ?? end, end, point));
			const [foot] = stretches.sort((a, b) => milesBetween(point, a) - milesBetween(point, b));
			return {
				miles: foot ? milesBetween(point, foot) : Number.POSITIVE_INFINITY,
				isAshore: foot !== undefined && !table.water.isBetween(point, foot),
			};
		})
		.filter(({ miles }) => miles <= 16)
		.sort((a, b) => a.miles - b.miles);
	const ashore = all.filter(({ isAshore }) => isAshore);
	return (ashore.length > 0 ? ashore : all).map(({ miles }) => miles);
}

test('a point reaches the nearest few roads, nearest first, each at the place nearest to it', () => {
	fc.assert(
		fc.property(inland, (point) => {
			const found = nearbyRoads(table, point);
			const miles = found.map((access) => access.miles);
			const near = milesToLegs(point);
			expect(found).toHaveLength(Math.min(8, near.length));
			for (const [at, each] of miles.entries()) expect(each).toBeCloseTo(near[at] ?? Number.NaN, 6);
			for (const { leg, part, miles: off } of found)
				expect(milesBetween(point, placeAlong(table, leg, part))).toBeCloseTo(off, 2);
		}),
		{ numRuns: 60 },
	);
});

test('a point on a road is there, and one far from every road reaches none', () => {
	const [first] = nearbyRoads(table, placeAlong(table, 0, 0.5));
	expect(first?.miles).toBeCloseTo(0, 6);
	expect(nearbyRoads(table, { lat: 41.12, long: -112.48 })).toEqual([]);
});

test('a road across wide water is not near, unless every road is', () => {
	const bremerton = { lat: 47.5757, long: -122.6355 };
	const roads = nearbyRoads(table, bremerton);
	// Seattle's roads are 14 miles away, on the other side of Puget Sound.
	expect(roads.length).toBeGreaterThan(2);
	for (const { leg, part } of roads) expect(placeAlong(table, leg, part).long).toBeLessThan(-122.5);
	// The causeway from Sanibel is not in the table.
	expect(nearbyRoads(table, { lat: 26.449, long: -82.022 })).not.toEqual([]);
});
