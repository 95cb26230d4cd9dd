import { expect, test } from 'vitest';
import { courseOf } from '#domain/map/course.ts';
import { groundLayer, layerNames } from '#domain/map/ground-layers.ts';
import { crossesBorder, isOnLand, judgedGround } from '#domain/map/on-ground.ts';
import { shownAt, strokes, widthAt } from '#domain/map/strokes.ts';
import { linesPath, ringsPath } from '#domain/map/svg-path.ts';
import { pointAt, projectionOf, type View } from '#domain/map/view.ts';
import { base } from './a-scene.ts';

const southernNewEngland: View = { center: { lat: 41.9, long: -71.8 }, zoom: 7, width: 640, height: 480 };
const ground = judgedGround(southernNewEngland, base);
const project = projectionOf(southernNewEngland);

test('land is land; the sea and the Great Lakes are not', () => {
	expect(isOnLand(ground, project({ lat: 42.27, long: -71.8 }))).toBe(true);
	expect(isOnLand(ground, project({ lat: 42.4, long: -70.4 }))).toBe(false);
	const michigan = { ...southernNewEngland, center: { lat: 43.5, long: -87 } };
	expect(isOnLand(judgedGround(michigan, base), { x: 320, y: 240 })).toBe(false);
});

test('the way from one state to another crosses a border, the way within one does not', () => {
	const [boston, worcester, providence] = [
		{ lat: 42.36, long: -71.06 },
		{ lat: 42.26, long: -71.8 },
		{ lat: 41.82, long: -71.41 },
	].map(project) as [{ x: number; y: number }, { x: number; y: number }, { x: number; y: number }];
	expect(crossesBorder(ground, boston, providence)).toBe(true);
	expect(crossesBorder(ground, boston, worcester)).toBe(false);
});

test('nothing is drawn far beyond the frame, and each layer that is in view is drawn', () => {
	for (const ring of ground.land)
		for (const { x, y } of ring) {
			expect(Math.abs(x - 320)).toBeLessThanOrEqual(370);
			expect(Math.abs(y - 240)).toBeLessThanOrEqual(290);
		}
	const drawnIn = (view: View) =>
		layerNames.filter((name) => groundLayer(name, view, base.shapes).path !== '');
	expect(drawnIn(southernNewEngland)).toEqual(['land', 'river', 'county', 'band', 'border']);
	expect(drawnIn({ ...southernNewEngland, zoom: 12 })).not.toContain('river');
});

test('land all around the frame fills it: its coast turns each corner outside', () => {
	const coast = [
		[-60, 240],
		[-90, -80],
		[-80, -90],
		[320, -60],
		[720, -90],
		[730, -80],
		[700, 240],
		[730, 560],
		[720, 570],
		[320, 540],
		[-80, 570],
		[-90, 560],
	].map(([x = 0, y = 0]) => pointAt(southernNewEngland, { x, y }));
	for (let first = 0; first < coast.length; first++) {
		const ring = [...coast.slice(first), ...coast.slice(0, first + 1)];
		const land = [courseOf(Float64Array.from(ring.flatMap(({ long, lat }) => [long, lat])))];
		const around = judgedGround(
			{ ...southernNewEngland },
			{ shapes: { ...base.shapes, land, innerLakes: [] } },
		);
		for (const x of [1, 320, 639])
			for (const y of [1, 240, 479]) expect(isOnLand(around, { x, y }), `${first} ${x} ${y}`).toBe(true);
	}
});

test('a picture of a state is a few kilobytes', () => {
	const paths = layerNames.map((name) => groundLayer(name, southernNewEngland, base.shapes).path);
	expect(paths.join('').length).toBeLessThan(30_000);
});

test('a path is written in steps of a tenth', () => {
	const square = [
		{ x: 0, y: 0 },
		{ x: 10.04, y: 0 },
		{ x: 10.04, y: 0.5 },
		{ x: 0, y: 0.5 },
	];
	expect(ringsPath([square])).toBe('M0 0l10 0 0 .5-10 0z');
	expect(linesPath([square.slice(0, 2)])).toBe('M0 0l10 0');
});

test('a stroke is as wide as its stops say, and interpolated between them', () => {
	expect(widthAt(strokes.border, 1)).toBe(0.8);
	expect(widthAt(strokes.border, 5)).toBeCloseTo(1.25);
	expect(widthAt(strokes.border, 12)).toBe(1.7);
	expect(shownAt.rivers.to).toBeLessThan(12);
});
