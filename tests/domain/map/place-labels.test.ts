import { expect, test } from 'vitest';
import { type Candidate, placeLabels, placeTogether } from '#domain/map/place-labels.ts';

const frame = { width: 400, height: 300, boxes: [], segments: [] };

function aTown(x: number, y: number): Candidate {
	const forms = [{ lines: ['Town'], width: 60, height: 18 }];
	return { x, y, forms, sides: ['right', 'left'], gap: { x: 8, y: 8 }, dot: 4 };
}

test('a town has its name to the right, or to the left at the edge', () => {
	const placed = placeLabels([aTown(100, 100), aTown(380, 100)], frame, { most: 6 });
	expect(placed.map(({ side }) => side)).toEqual(['right', 'left']);
});

test('a name that the trail would cross moves to the other side, or goes', () => {
	const trail = [{ from: { x: 130, y: 0 }, to: { x: 130, y: 300 } }];
	expect(
		placeLabels([aTown(100, 100)], { ...frame, segments: trail }, { most: 6 }).map(({ side }) => side),
	).toEqual(['left']);
	const between = [...trail, { from: { x: 70, y: 0 }, to: { x: 70, y: 300 } }];
	expect(placeLabels([aTown(100, 100)], { ...frame, segments: between }, { most: 6 })).toEqual([]);
	const apart = [{ from: { x: 0, y: 200 }, to: { x: 400, y: 200 } }];
	expect(placeLabels([aTown(100, 100)], { ...frame, segments: apart }, { most: 6 })).toHaveLength(1);
});

test('no name lies under a marker, upon another name or half outside', () => {
	const marker = { left: 115, right: 155, top: 80, bottom: 120 };
	expect(placeLabels([aTown(100, 100)], { ...frame, boxes: [marker] }, { most: 6 })[0]?.side).toBe('left');
	expect(placeLabels([aTown(200, 100), aTown(205, 104)], frame, { most: 6 })).toHaveLength(1);
	expect(placeLabels([aTown(-5, 100), aTown(200, 299)], frame, { most: 6 })).toEqual([]);
});

test('there are no more names than asked for, and none nearer than the spacing', () => {
	const row = [20, 120, 220, 280].map((y) => aTown(100, y));
	expect(placeLabels(row, frame, { most: 2 })).toHaveLength(2);
	expect(placeLabels(row, frame, { most: 6, spacing: 150 })).toHaveLength(2);
});

test('a long name is broken into two lines where one has no room', () => {
	const long: Candidate = {
		...aTown(360, 100),
		sides: ['right'],
		forms: [
			{ lines: ['Two words'], width: 120, height: 18 },
			{ lines: ['Two', 'words'], width: 25, height: 36 },
		],
	};
	expect(placeLabels([long], frame, { most: 6 })[0]?.form.lines).toEqual(['Two', 'words']);
});

test('when names are placed together, one gives up its best side so that both are written', () => {
	const [a, b] = [aTown(100, 100), { ...aTown(190, 100), sides: ['left' as const] }];
	expect(placeLabels([a, b], frame, { most: 6 })).toHaveLength(1);
	expect(placeTogether([a, b], frame).map(({ side }) => side)).toEqual(['left', 'left']);
});
