import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween, type Point } from '#domain/geo.ts';
import { estimateDrive, type KnownDrives, type LegDrive } from '#domain/roads/drive-estimate.ts';
import { detourMinutes, onTheWay, type WayLeg } from '#domain/roads/on-the-way.ts';

const yale = { lat: 41.3113, long: -72.9267 };
const brown = { lat: 41.826, long: -71.403 };
const tufts = { lat: 42.4085, long: -71.1183 };
const conn = { name: 'Connecticut College', lat: 41.3787, long: -72.1046 };
const wesleyan = { name: 'Wesleyan', lat: 41.5566, long: -72.6569 };
const dartmouth = { name: 'Dartmouth', lat: 43.7033, long: -72.2885 };

/** Along the shore, as I-95 goes. */
const shore: WayLeg = { from: yale, to: brown, line: [41.33, -72.4, 41.36, -72.1, 41.6, -71.6], at: 1 };
const north: WayLeg = { from: brown, to: tufts, line: [], at: 2 };

test('places near the road are on the way, with their leg and their miles, nearest first', () => {
	const found = onTheWay([shore, north], [dartmouth, wesleyan, conn, { ...brown, name: 'Brown' }], 20);
	expect(found.map(({ place, leg }) => [place.name, leg.at])).toEqual([
		['Brown', 1],
		['Connecticut College', 1],
		['Wesleyan', 1],
	]);
	expect(found[1]?.miles).toBeGreaterThan(0.5);
	expect(found[1]?.miles).toBeLessThan(2);
	expect(onTheWay([shore, north], [wesleyan, conn], 5).map(({ place }) => place.name)).toEqual([conn.name]);
	expect(onTheWay([], [conn], 20)).toEqual([]);
});

const anyPoint = fc.record({
	lat: fc.double({ min: 30, max: 48, noNaN: true }),
	long: fc.double({ min: -120, max: -70, noNaN: true }),
});
const nearby = (from: Point): fc.Arbitrary<Point> =>
	fc
		.record({
			north: fc.double({ min: -1, max: 1, noNaN: true }),
			east: fc.double({ min: -1, max: 1, noNaN: true }),
		})
		.map(({ north: up, east }) => ({ lat: from.lat + up, long: from.long + east }));
const anyWay = anyPoint.chain((from) =>
	fc.record({
		leg: fc.record({
			from: fc.constant(from),
			to: nearby(from),
			line: fc
				.array(nearby(from), { maxLength: 6 })
				.map((points) => points.flatMap(({ lat, long }) => [lat, long])),
			at: fc.nat(9),
		}),
		places: fc.array(nearby(from), { maxLength: 8 }),
	}),
);

/** By walking the whole line in small steps. */
function bySteps({ from, to, line }: WayLeg, place: Point): number {
	const points = [from];
	for (let at = 0; at < line.length; at += 2)
		points.push({ lat: line[at] as number, long: line[at + 1] as number });
	points.push(to);
	let least = Number.POSITIVE_INFINITY;
	for (let at = 1; at < points.length; at++)
		for (let step = 0; step <= 200; step++) {
			const [start, end] = [points[at - 1] as Point, points[at] as Point];
			const part = step / 200;
			const on = {
				lat: start.lat + (end.lat - start.lat) * part,
				long: start.long + (end.long - start.long) * part,
			};
			least = Math.min(least, milesBetween(place, on));
		}
	return least;
}

test('the distance off the road matches a brute-force search, for any road and any place', () => {
	fc.assert(
		fc.property(anyWay, fc.constantFrom(5, 10, 20), ({ leg, places }, within) => {
			const found = new Map(onTheWay([leg], places, within).map(({ place, miles }) => [place, miles]));
			for (const place of places) {
				const walked = bySteps(leg, place);
				const miles = found.get(place);
				if (miles === undefined) expect(walked).toBeGreaterThan(within - 0.5);
				else expect(Math.abs(miles - walked)).toBeLessThan(0.5);
			}
		}),
		{ numRuns: 150 },
	);
});

test('a wider search never finds less: all within 5 miles are within 10 and within 20, at the same miles', () => {
	fc.assert(
		fc.property(anyWay, ({ leg, places }) => {
			const [five, ten, twenty] = [5, 10, 20].map((within) => onTheWay([leg], places, within));
			expect(twenty?.filter(({ miles }) => miles <= 10)).toEqual(ten);
			expect(ten?.filter(({ miles }) => miles <= 5)).toEqual(five);
		}),
	);
});

const driving = (
	between: (from: Point, to: Point) => Pick<LegDrive, 'minutes' | 'by'> | null,
): KnownDrives => ({
	between: between as KnownDrives['between'],
	whyNone: () => '',
});

test('a detour is the extra time of going through it; there is none where no road goes', () => {
	const straight = driving((from, to) => ({ by: 'highways', minutes: milesBetween(from, to) }));
	expect(detourMinutes(shore, yale, straight)).toBe(0);
	expect(detourMinutes(shore, wesleyan, straight)).toBeCloseTo(
		milesBetween(yale, wesleyan) + milesBetween(wesleyan, brown) - milesBetween(yale, brown),
	);
	expect(
		detourMinutes(
			shore,
			wesleyan,
			driving(() => null),
		),
	).toBeNull();
	// One drive's estimate may be so far off that the sum is smaller.
	expect(
		detourMinutes(
			shore,
			wesleyan,
			driving((from) => ({ by: 'highways', minutes: from === yale ? 10 : 1 })),
		),
	).toBeGreaterThanOrEqual(0);
});

test('a detour never mixes sources: if one drive is a straight line, all three are', () => {
	const slow = driving((_, to) =>
		to === brown ? { by: 'road', minutes: 500 } : { by: 'highways', minutes: 30 },
	);
	const [there, on, straight] = [
		estimateDrive(yale, wesleyan),
		estimateDrive(wesleyan, brown),
		estimateDrive(yale, brown),
	].map((drive) => drive?.minutes ?? Number.NaN) as [number, number, number];
	expect(detourMinutes(shore, wesleyan, slow)).toBeCloseTo(there + on - straight);
	expect(there + on - straight).toBeGreaterThan(5);
	const oahu = { lat: 21.3, long: -157.82 };
	expect(
		detourMinutes(
			{ ...shore, to: oahu },
			wesleyan,
			driving((_, to) => ({ by: to === oahu ? 'road' : 'highways', minutes: 1 })),
		),
	).toBeNull();
});

test('no detour is given where only a part of it can be driven', () => {
	const without = (end: Point) => driving((_, to) => (to === end ? null : { by: 'highways', minutes: 10 }));
	for (const end of [wesleyan, brown]) expect(detourMinutes(shore, wesleyan, without(end))).toBeNull();
});
