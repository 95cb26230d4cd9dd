import fc from 'fast-check';
import { expect, test } from 'vitest';
import { borderPath } from '#features/trips/print/border-path.ts';
import { sketchProjection, sketchSize } from '#features/trips/print/sketch.ts';
import { spreadMarks } from '#features/trips/print/spread-marks.ts';

const anyPoint = fc.record({
	lat: fc.double({ min: -60, max: 72, noNaN: true }),
	long: fc.double({ min: -180, max: 180, noNaN: true }),
});
const { width, height } = sketchSize;

test('every stop lies in the frame, wherever the trip goes', () => {
	fc.assert(
		fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 10 }), (points) => {
			for (const { x, y } of points.map(sketchProjection(points))) {
				expect(x).toBeGreaterThanOrEqual(0);
				expect(x).toBeLessThanOrEqual(width);
				expect(y).toBeGreaterThanOrEqual(0);
				expect(y).toBeLessThanOrEqual(height);
			}
		}),
	);
});

test('north is up, east is right, and one place alone is in the middle', () => {
	const [boston, providence] = [
		{ lat: 42.36, long: -71.06 },
		{ lat: 41.82, long: -71.41 },
	] as const;
	const project = sketchProjection([boston, providence]);
	expect(project(boston).y).toBeLessThan(project(providence).y);
	expect(project(boston).x).toBeGreaterThan(project(providence).x);
	expect(sketchProjection([boston])(boston)).toEqual({ x: width / 2, y: height / 2 });
});

test('from Hawaii to Guam the sketch takes the short way over the date line', () => {
	const [guam, hawaii] = [
		{ lat: 13.4, long: 144.8 },
		{ lat: 21.3, long: -157.9 },
	] as const;
	const project = sketchProjection([guam, hawaii]);
	expect(project(hawaii).x).toBeGreaterThan(project(guam).x);
});

test('marks of ten stops in one town do not cover each other', () => {
	const places = Array.from({ length: 10 }, (_, n) => ({ x: 150 + (n % 3), y: 170 + (n % 4) }));
	const marks = spreadMarks(places);
	for (const [at, mark] of marks.entries())
		for (const other of marks.slice(at + 1))
			expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThanOrEqual(24.9);
});

test('only the borders that come into the frame are drawn', () => {
	const project = ({ lat, long }: { lat: number; long: number }) => ({ x: long, y: lat });
	const outlines = {
		IN: [[[10, 10] as [number, number], [20, 10] as [number, number], [20, 20] as [number, number]]],
		OUT: [[[900, 10] as [number, number], [950, 10] as [number, number], [950, 20] as [number, number]]],
	};
	expect(borderPath(outlines, project)).toBe('M10 10L20 10L20 20Z');
});
