import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Access } from '#domain/roads/nearby-roads.ts';
import { packRoads, unpackRoads } from '#domain/roads/packed-roads.ts';
import type { RoadFacts } from '#domain/roads/road-facts.ts';
import { RouteSearch } from '#domain/roads/route-search.ts';

const border: [number, number][] = [
	[-100, 49],
	[-90, 49],
	[-95, 55],
];
const names = [[], ['I-90'], ['I-90', 'US-20'], ['MA-2'], ['Mass Pike']];
const place = fc.record({
	lat: fc.double({ min: 25, max: 49, noNaN: true }),
	long: fc.double({ min: -124, max: -67, noNaN: true }),
});

/** Small tables: legs in the order of their first junctions, each with a few points between. */
const facts = fc
	.array(place, { minLength: 2, maxLength: 7 })
	.chain((junctions) =>
		fc.record({
			junctions: fc.constant(junctions),
			legs: fc.array(
				fc.record({
					ends: fc.uniqueArray(fc.integer({ min: 0, max: junctions.length - 1 }), {
						minLength: 2,
						maxLength: 2,
					}),
					between: fc.array(place, { maxLength: 3 }),
					minutes: fc.integer({ min: 1, max: 90 }),
					speed: fc.integer({ min: 10, max: 85 }),
					set: fc.integer({ min: 0, max: names.length - 1 }),
				}),
				{ minLength: 1, maxLength: 12 },
			),
		}),
	)
	.map(({ junctions, legs }): RoadFacts => {
		const inOrder = legs
			.map((leg) => ({ ...leg, ends: leg.ends.sort((a, b) => a - b) as [number, number] }))
			.sort((a, b) => a.ends[0] - b.ends[0]);
		const lines = inOrder.map(({ ends, between }) =>
			[junctions[ends[0]], ...between, junctions[ends[1]]].map(
				(point) => point as { lat: number; long: number },
			),
		);
		const pointsAt = [0];
		for (const line of lines) pointsAt.push((pointsAt.at(-1) as number) + line.length);
		return {
			lat: Float64Array.from(junctions, ({ lat }) => lat),
			long: Float64Array.from(junctions, ({ long }) => long),
			from: Int32Array.from(inOrder, ({ ends }) => ends[0]),
			to: Int32Array.from(inOrder, ({ ends }) => ends[1]),
			miles: Float64Array.from(inOrder, ({ minutes, speed }) => (minutes / 60) * speed),
			minutes: Float64Array.from(inOrder, ({ minutes }) => minutes),
			nameSet: Int32Array.from(inOrder, ({ set }) => set),
			names,
			pointsAt: Int32Array.from(pointsAt),
			pointLat: Float64Array.from(lines.flat(), ({ lat }) => lat),
			pointLong: Float64Array.from(lines.flat(), ({ long }) => long),
			borders: { Canada: border, Mexico: border },
			water: [],
		};
	});

/** Tables in one: their junctions and legs one after the other. */
function sideBySide(tables: RoadFacts[]): RoadFacts {
	const joined = (key: 'lat' | 'long' | 'miles' | 'minutes' | 'pointLat' | 'pointLong') =>
		Float64Array.from(tables.flatMap((table) => [...table[key]]));
	const onward = (key: 'from' | 'to' | 'pointsAt', count: (table: RoadFacts) => number) => {
		let before = 0;
		return tables.flatMap((table) => {
			const numbers = [...table[key]].map((number) => number + before);
			before += count(table);
			return key === 'pointsAt' ? numbers.slice(0, -1) : numbers;
		});
	};
	const points = tables.reduce((sum, { pointLat }) => sum + pointLat.length, 0);
	return {
		lat: joined('lat'),
		long: joined('long'),
		from: Int32Array.from(onward('from', ({ lat }) => lat.length)),
		to: Int32Array.from(onward('to', ({ lat }) => lat.length)),
		miles: joined('miles'),
		minutes: joined('minutes'),
		nameSet: Int32Array.from(tables.flatMap(({ nameSet }) => [...nameSet])),
		names,
		pointsAt: Int32Array.from([...onward('pointsAt', ({ pointLat }) => pointLat.length), points]),
		pointLat: joined('pointLat'),
		pointLong: joined('pointLong'),
		borders: { Canada: border, Mexico: border },
		water: [],
	};
}

test('a table comes back from its packing: the same roads and names, lines and speeds to within half a step', () => {
	fc.assert(
		fc.property(facts, (table) => {
			const back = unpackRoads(packRoads(table));
			expect([back.from, back.to]).toEqual([table.from, table.to]);
			const isNear = (packed: Float64Array, given: Float64Array) => {
				expect(packed.length).toBe(given.length);
				packed.forEach((degrees, at) => {
					expect(Math.abs(degrees - (given[at] as number))).toBeLessThanOrEqual(1 / 800 + 1e-9);
				});
			};
			isNear(back.lat, table.lat);
			isNear(back.long, table.long);
			table.nameSet.forEach((set, leg) => {
				expect(back.namesOf(leg)).toEqual(table.names[set]);
				const [start, end] = [table.pointsAt[leg], table.pointsAt[leg + 1]];
				isNear(back.lineOf(leg).lat, table.pointLat.subarray(start, end));
				isNear(back.lineOf(leg).long, table.pointLong.subarray(start, end));
				expect(Math.abs(back.milesOf(leg) - (table.miles[leg] as number))).toBeLessThanOrEqual(0.2501);
				const speed = ((table.miles[leg] as number) / (table.minutes[leg] as number)) * 60;
				expect(Math.abs((back.milesOf(leg) / back.minutesOf(leg)) * 60 - speed)).toBeLessThanOrEqual(0.7501);
			});
			expect(back.borders).toEqual(table.borders);
		}),
	);
});

test('a leg is near any box that touches its line, and reads the same whichever box came first', () => {
	const many = fc.array(facts, { minLength: 8, maxLength: 8 }).map(sideBySide);
	fc.assert(
		fc.property(many, (table) => {
			const packed = packRoads(table);
			const [back, whole] = [unpackRoads(packed), unpackRoads(packed)];
			const legs = [...whole.from.keys()];
			for (const leg of legs) {
				const { lat, long } = whole.lineOf(leg);
				lat.forEach((y, at) => {
					const x = long[at] as number;
					expect(whole.legsNear({ south: y, north: y + 1, west: x, east: x + 1 })).toContain(leg);
					expect(whole.legsNear({ south: y - 1, north: y, west: x - 1, east: x })).toContain(leg);
				});
			}
			for (const leg of legs.toReversed()) {
				expect(back.minutesOf(leg)).toBe(whole.minutesOf(leg));
				expect(back.lineOf(leg)).toEqual(whole.lineOf(leg));
			}
		}),
		{ numRuns: 30 },
	);
});

test('the search finds what a brute-force search finds', () => {
	fc.assert(
		fc.property(facts, (each) => {
			const table = unpackRoads(packRoads(each));
			const count = table.lat.length;
			const least = Array.from({ length: count }, (_, a) =>
				Array.from({ length: count }, (_, b) => (a === b ? 0 : Number.POSITIVE_INFINITY)),
			) as number[][];
			const spent = (a: number, b: number) => least[a]?.[b] as number;
			each.minutes.forEach((_, leg) => {
				const minutes = table.minutesOf(leg);
				const [a, b] = [table.from[leg] as number, table.to[leg] as number];
				(least[a] as number[])[b] = Math.min(spent(a, b), minutes);
				(least[b] as number[])[a] = Math.min(spent(b, a), minutes);
			});
			for (let via = 0; via < count; via++) {
				for (let a = 0; a < count; a++) {
					for (let b = 0; b < count; b++) {
						(least[a] as number[])[b] = Math.min(spent(a, b), spent(a, via) + spent(via, b));
					}
				}
			}
			const start: Access = { leg: 0, part: 0, miles: 0 };
			const targets = [...table.from.keys()].map((leg): Access => ({ leg, part: 1, miles: 0 }));
			const found = new RouteSearch(table, [start]).toAll(targets.map((target) => [target]));
			found.forEach((route, leg) => {
				const expected = spent(table.from[0] as number, table.to[leg] as number);
				expect(route?.minutes ?? Number.POSITIVE_INFINITY).toBeCloseTo(expected, 9);
			});
		}),
	);
});

test('between two places on one stretch of road, the drive goes along it, in the direction of travel', () => {
	fc.assert(
		fc.property(facts, fc.double({ min: 0, max: 1, noNaN: true }), (each, part) => {
			const table = unpackRoads(packRoads(each));
			const [start, end] = [0.5, part].map((at) => ({ leg: 0, part: at, miles: 0 })) as [Access, Access];
			const far = { ...end, miles: 90 };
			const [route] = new RouteSearch(table, [{ ...start, miles: 90 }, start]).toAll([[far, end, far]]);
			const driven = Math.abs(part - 0.5);
			expect(route?.minutes).toBeLessThanOrEqual(table.minutesOf(0) * driven + 1e-9);
			if (route?.legs.length !== 1) return;
			expect(route.legs).toEqual([{ leg: 0, from: 0.5, to: part }]);
			expect(route.miles).toBeCloseTo(table.milesOf(0) * driven, 9);
			expect([route.streetsBefore, route.streetsAfter]).toEqual([0, 0]);
		}),
	);
});
