import { expect, test } from 'vitest';
import { fittingNames } from '#map/fitting-names.ts';
import { type Candidate, placeLabels } from '#map/place-labels.ts';
import { crowding, spreadPins } from '#map/spread-pins.ts';

const frame = { width: 400, height: 300, boxes: [], segments: [] };

function aTown(x: number, y: number, name = 'Town'): Candidate {
	return { name, x, y, width: 60, height: 18, sides: ['right', 'left'], hasDot: true };
}

test('a town has its name to the right, or to the left at the edge', () => {
	const placed = placeLabels([aTown(100, 100), aTown(380, 100)], frame, 6);
	expect(placed.map(({ side }) => side)).toEqual(['right', 'left']);
});

test('a name that the trail would cross moves to the other side, or goes', () => {
	const trail = [{ from: { x: 130, y: 0 }, to: { x: 130, y: 300 } }];
	expect(placeLabels([aTown(100, 100)], { ...frame, segments: trail }, 6).map(({ side }) => side)).toEqual([
		'left',
	]);
	const between = [...trail, { from: { x: 70, y: 0 }, to: { x: 70, y: 300 } }];
	expect(placeLabels([aTown(100, 100)], { ...frame, segments: between }, 6)).toEqual([]);
	const apart = [{ from: { x: 0, y: 200 }, to: { x: 400, y: 200 } }];
	expect(placeLabels([aTown(100, 100)], { ...frame, segments: apart }, 6)).toHaveLength(1);
});

test('no name lies under a marker, upon another name or half outside', () => {
	const marker = { left: 115, right: 155, top: 80, bottom: 120 };
	expect(placeLabels([aTown(100, 100)], { ...frame, boxes: [marker] }, 6)[0]?.side).toBe('left');
	expect(placeLabels([aTown(200, 100), aTown(205, 104)], frame, 6)).toHaveLength(1);
	expect(placeLabels([aTown(-5, 100), aTown(200, 299)], frame, 6)).toEqual([]);
});

test('there are no more names than asked for, and none nearer than the spacing', () => {
	const row = [20, 120, 220, 320].map((y) => aTown(100, y - 10));
	expect(placeLabels(row, frame, 2)).toHaveLength(2);
	expect(placeLabels(row, { ...frame, height: 400 }, 6, 150)).toHaveLength(2);
});

test('markers that are apart stay where they are', () => {
	const points = [
		{ x: 10, y: 10 },
		{ x: 60, y: 10 },
	];
	expect(spreadPins(points, crowding.full)).toEqual(points.map((point) => ({ ...point, isMoved: false })));
});

test('of markers that collide the later ones move aside, clear of all others', () => {
	const points = Array.from({ length: 6 }, (_, at) => ({ x: 100 + at, y: 100 }));
	const spots = spreadPins(points, crowding.full);
	expect(spots.map(({ isMoved }) => isMoved)).toEqual([false, true, true, true, true, true]);
	for (const [at, a] of spots.entries()) {
		for (const b of spots.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(20);
	}
});

test('a name that would cover a marker or an earlier name stays away', () => {
	const spot = (x: number, y: number) => ({ x, y, name: 'Georgetown University' });
	expect(fittingNames([spot(0, 0), spot(0, 100)])).toEqual([true, true]);
	expect(fittingNames([spot(0, 0), spot(90, 10)])).toEqual([false, true]);
	expect(fittingNames([spot(0, 0), spot(-30, 22)])).toEqual([true, false]);
});
