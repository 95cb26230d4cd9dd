import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLine, encodeLine } from '#domain/roads/road-drives.ts';

/** Three points and their polyline, as other programs write them too. */
const points = [
	{ lat: 3.85, long: -12.02 },
	{ lat: 4.07, long: -12.095 },
	{ lat: 4.3252, long: -12.6453 },
];
const line = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';

test('a line is written and read as other programs do', () => {
	expect(encodeLine(points)).toBe(line);
	expect(decodeLine(line)).toEqual(points);
	expect(decodeLine('')).toEqual([]);
	expect(encodeLine([])).toBe('');
});

test('any line comes back, to a millionth of a degree', () => {
	const millionths = (most: number) =>
		fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((count) => count / 1e6);
	fc.assert(
		fc.property(fc.array(fc.record({ lat: millionths(90), long: millionths(180) })), (drawn) => {
			expect(encodeLine(decodeLine(encodeLine(drawn)))).toBe(encodeLine(drawn));
			for (const [at, { lat, long }] of decodeLine(encodeLine(drawn)).entries()) {
				expect(lat).toBeCloseTo(drawn[at]?.lat ?? Number.NaN, 9);
				expect(long).toBeCloseTo(drawn[at]?.long ?? Number.NaN, 9);
			}
		}),
	);
});

test('a line that is cut off ends before the point it was cut in', () => {
	const second = encodeLine(points.slice(0, 2)).length;
	expect(decodeLine(line.slice(0, second))).toEqual(points.slice(0, 2));
	expect(decodeLine(line.slice(0, second + 4))).toEqual(points.slice(0, 2));
});
