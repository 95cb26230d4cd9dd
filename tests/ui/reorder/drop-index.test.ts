import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bendLine } from '#ui/reorder/bend-line.ts';
import { dropIndex, type Row, rowShifts, withinList } from '#ui/reorder/drop-index.ts';

const rows = (...heights: number[]): Row[] =>
	heights.map((height, at) => ({ top: heights.slice(0, at).reduce((sum, each) => sum + each, 0), height }));

test('a row lands where its middle has passed another’s', () => {
	const four = rows(100, 100, 100, 100);
	expect(dropIndex(four, 0, 0)).toBe(0);
	expect(dropIndex(four, 0, 99)).toBe(0);
	expect(dropIndex(four, 0, 101)).toBe(1);
	expect(dropIndex(four, 0, 9999)).toBe(3);
	expect(dropIndex(four, 3, -101)).toBe(2);
	expect(dropIndex(four, 3, -9999)).toBe(0);
});

test('rows between where it was and where it lands make room of its height', () => {
	const three = rows(100, 60, 80);
	expect(rowShifts(three, { from: 0, to: 2, by: 150 })).toEqual([150, -100, -100]);
	expect(rowShifts(three, { from: 2, to: 1, by: -70 })).toEqual([0, 80, -70]);
	expect(rowShifts(three, { from: 1, to: 1, by: 5 })).toEqual([0, 5, 0]);
});

test('wherever it is let go, it lands in the list, and far enough is always an end', () => {
	const anyRows = fc.array(fc.integer({ min: 40, max: 300 }), { minLength: 1, maxLength: 10 });
	fc.assert(
		fc.property(anyRows, fc.nat(), fc.integer({ min: -5000, max: 5000 }), (heights, pick, by) => {
			const from = pick % heights.length;
			const to = dropIndex(rows(...heights), from, by);
			expect(to).toBeGreaterThanOrEqual(0);
			expect(to).toBeLessThan(heights.length);
			expect(dropIndex(rows(...heights), from, withinList(rows(...heights), from, by))).toBe(to);
			if (by <= -3000) expect(to).toBe(0);
			if (by >= 3000) expect(to).toBe(heights.length - 1);
		}),
	);
});

test('the line goes from the highest mark to the lowest', () => {
	expect(
		bendLine([
			{ x: 18, y: 200 },
			{ x: 18, y: 20 },
		]),
	).toBe('M18 20C18 110 18 110 18 200');
	expect(bendLine([])).toBe('');
});
