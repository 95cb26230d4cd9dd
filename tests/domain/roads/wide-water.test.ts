import { expect, test } from 'vitest';
import { CELLS, WideWater } from '#domain/roads/wide-water.ts';

const { perDegree, south, west, rows } = CELLS;
/** Ten rows of water in each of two columns next to each other: two and a half miles wide, 17 high. */
const water = new WideWater([5 * rows + 100, 10, rows - 10, 10]);
const at = (column: number, row: number) => ({
	lat: south + row / perDegree,
	long: west + column / perDegree,
});

test('a way over more than a mile of it crosses it, in both directions', () => {
	const [from, to] = [at(3, 105), at(9, 105)];
	expect(water.isBetween(from, to)).toBe(true);
	expect(water.isBetween(to, from)).toBe(true);
	expect(water.isBetween(at(6, 90), at(6, 120))).toBe(true);
});

test('a way beside it, along its edge, over one corner or short of it does not', () => {
	expect(water.isBetween(at(3, 99.9), at(9, 99.9))).toBe(false);
	expect(water.isBetween(at(3, 110.1), at(9, 110.1))).toBe(false);
	expect(water.isBetween(at(4.9, 90), at(4.9, 120))).toBe(false);
	expect(water.isBetween(at(7.1, 90), at(7.1, 120))).toBe(false);
	expect(water.isBetween(at(4.5, 100.2), at(5.2, 99.5))).toBe(false);
	expect(water.isBetween(at(3, 105), at(5.4, 105))).toBe(false);
	expect(water.isBetween(at(6, 105), at(6, 105))).toBe(false);
});

test('beyond the cells there is none', () => {
	const all = new WideWater([0, CELLS.rows * CELLS.columns]);
	expect(all.isBetween({ lat: 40, long: -100 }, { lat: 41, long: -100 })).toBe(true);
	for (const [lat, long] of [
		[60, -150],
		[20, -100],
		[40, -130],
		[40, -60],
	] as const)
		expect(all.isBetween({ lat, long }, { lat: lat + 1, long })).toBe(false);
});
