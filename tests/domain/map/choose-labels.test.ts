import { expect, test } from 'vitest';
import { chooseLabels, FEW_NAMES } from '#domain/map/choose-labels.ts';
import type { LabelKind } from '#domain/map/label-candidates.ts';
import { pointAt, type Spot, type View } from '#domain/map/view.ts';
import type { Town } from '#domain/towns/packed-towns.ts';

const phone: View = { center: { lat: 42, long: -72 }, zoom: 6, width: 390, height: 300 };
const wide: View = { ...phone, width: 1000, height: 700 };
type Named = Parameters<typeof chooseLabels>[0];

const aTown = (view: View, name: string, spot: Spot, over: Partial<Town> = {}): Town => ({
	name,
	state_abbreviation: 'MA',
	size: 60,
	...pointAt(view, spot),
	...over,
});

/** Towns in rows, far enough apart for any map. */
const manyTowns = (view: View) =>
	Array.from({ length: 40 }, (_, at) =>
		aTown(view, `Town ${at}`, { x: 60 + (at % 5) * (view.width / 5), y: 25 + Math.floor(at / 5) * 85 }),
	);

const aMark = (view: View, name: string, spot: Spot) => ({
	point: pointAt(view, spot),
	half: { x: 8, y: 8 },
	aside: { x: 0, y: 0 },
	name,
});

function chosen(view: View, over: Partial<Named> = {}) {
	const labels = chooseLabels({
		view,
		scale: 1,
		base: { states: [], waters: [] },
		towns: [],
		shields: [],
		plates: [],
		isOnPaper: false,
		marks: [],
		rings: [],
		obstacles: { width: view.width, height: view.height, boxes: [], segments: [] },
		...over,
	});
	return (kind: LabelKind) => labels.filter((each) => each.kind === kind).map(({ lines }) => lines.join(' '));
}

test('a phone names six towns, a wide map as many as it has room for, and from far out none', () => {
	expect(chosen(phone, { towns: manyTowns(phone) })('town')).toHaveLength(6);
	const onWide = chosen(wide, { towns: manyTowns(wide) })('town').length;
	expect(onWide).toBeGreaterThan(6);
	expect(onWide).toBeLessThanOrEqual(16);
	const far = { ...wide, zoom: 4.2 };
	expect(chosen(far, { towns: manyTowns(far) })('town')).toEqual([]);
});

test('a state’s name is shown on a wide map or on paper, at the zooms where it helps', () => {
	const states = [{ name: 'Massachusetts', state_abbreviation: 'MA', span: 4, lat: 42, long: -72 }];
	const base = { states, waters: [] } as unknown as Named['base'];
	const near = { ...wide, zoom: 8.7 };
	expect(chosen(wide, { base })('state')).toHaveLength(1);
	expect(chosen(phone, { base })('state')).toEqual([]);
	expect(chosen(phone, { base, isOnPaper: true })('state')).toHaveLength(1);
	expect(chosen(near, { base })('state')).toEqual([]);
});

test('a body of water is named once, from its own zoom to four levels closer', () => {
	const water = { name: 'Cape Cod Bay', from: 5, ...pointAt(wide, { x: 500, y: 300 }) };
	const twice = { states: [], waters: [water, { ...water, ...pointAt(wide, { x: 200, y: 500 }) }] };
	expect(chosen(wide, { base: twice })('water')).toEqual(['Cape Cod Bay']);
	for (const zoom of [4.9, 9.1]) expect(chosen({ ...wide, zoom }, { base: twice })('water')).toEqual([]);
});

test('a ring has its name at its foot, or at its top when the foot is taken', () => {
	const [foot, top] = [
		{ x: 195, y: 220 },
		{ x: 195, y: 60 },
	];
	const rings = [{ name: '10 miles', foot: pointAt(phone, foot), top: pointAt(phone, top) }];
	const covers = [{ left: 100, right: 290, top: 190, bottom: 250 }];
	const at = (boxes: typeof covers) =>
		chooseLabels({
			view: phone,
			scale: 1,
			base: { states: [], waters: [] },
			towns: [],
			shields: [],
			plates: [],
			isOnPaper: false,
			marks: [],
			rings,
			obstacles: { width: 390, height: 300, boxes, segments: [] },
		}).map(({ point }) => point);
	expect(at([])).toEqual([rings[0]?.foot]);
	expect(at(covers)).toEqual([rings[0]?.top]);
});

test('a few marks are named before any town; among many, towns at home come first, three of them', () => {
	const town = [aTown(phone, 'Worcester', { x: 206, y: 150 })];
	const few = chosen(phone, { marks: [aMark(phone, 'Clark', { x: 200, y: 150 })], towns: town, home: 'MA' });
	expect([few('pin'), few('town')]).toEqual([['Clark'], []]);
	// A long row of marks, with room for one line between two covers: a name, or the town beside the mark.
	const row: View = { ...wide, width: 1900 };
	const spots = Array.from({ length: FEW_NAMES + 1 }, (_, at) => 40 + at * 260);
	const marks = spots.map((x) => aMark(row, 'College of the Atlantic', { x, y: 350 }));
	const towns = spots.map((x) => aTown(row, 'Bangor', { x: x + 130, y: 350 }));
	const boxes = [
		{ left: 0, right: 1900, top: 0, bottom: 332 },
		{ left: 0, right: 1900, top: 368, bottom: 700 },
	];
	const named = (home: string) =>
		chosen(row, { marks, towns, home, obstacles: { width: 1900, height: 700, boxes, segments: [] } });
	expect([named('MA')('town').length, named('MA')('pin').length]).toEqual([3, FEW_NAMES - 2]);
	expect([named('NY')('town').length, named('NY')('pin').length]).toEqual([0, FEW_NAMES + 1]);
});

test('a phone shows four interstates and three other numbers, a wide map eight and six', () => {
	const roads = (view: View, y: number) =>
		Array.from({ length: 10 }, (_, at) => ({
			number: String(at + 1),
			spots: [{ x: 25 + at * (view.width / 10), y }],
		}));
	for (const [view, most] of [
		[phone, [4, 3]],
		[wide, [8, 6]],
	] as const) {
		const labels = chosen(view, { shields: roads(view, 100), plates: roads(view, 200) });
		expect([labels('shield').length, labels('plate').length]).toEqual(most);
	}
});
