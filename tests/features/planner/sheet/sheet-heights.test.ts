import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downOf, restingHeight, stepHeight } from '#features/planner/sheet/sheet-heights.ts';

const room = { height: 644, rem: 16 };

test('a sheet that is let go at rest comes to the nearest of its three heights', () => {
	expect(restingHeight(20, 0, room)).toBe('full');
	expect(restingHeight(200, 0, room)).toBe('half');
	expect(restingHeight(400, 0, room)).toBe('half');
	expect(restingHeight(560, 0, room)).toBe('peek');
});

test('a flick takes it on to the next height, and however hard not past that', () => {
	const half = downOf('half', room);
	expect(restingHeight(half - 40, -0.8, room)).toBe('full');
	expect(restingHeight(half + 40, 0.8, room)).toBe('peek');
	expect(restingHeight(downOf('peek', room) - 40, -20, room)).toBe('half');
	expect(restingHeight(40, 20, room)).toBe('half');
});

test('in any room a sheet that is let go at rest stays there, and the arrow keys stop at both ends', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 330, max: 1200 }),
			fc.constantFrom('peek', 'half', 'full'),
			(height, at) => {
				const here = { height, rem: 16 };
				expect(restingHeight(downOf(at, here), 0, here)).toBe(at);
			},
		),
	);
	expect(['peek', 'half', 'full'].map((from) => stepHeight(from as 'peek', 1))).toEqual([
		'half',
		'full',
		'full',
	]);
	expect(stepHeight('peek', -1)).toBe('peek');
});
