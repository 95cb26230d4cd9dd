import { expect, test } from 'vitest';
import { crossesBorder, groundIn, isOnLand } from '#domain/map/ground.ts';
import { groundLayers } from '#domain/map/ground-layers.ts';
import { shownAt, strokes, widthAt } from '#domain/map/strokes.ts';
import { linesPath, ringsPath } from '#domain/map/svg-path.ts';
import { projectionOf, type View } from '#domain/map/view.ts';
import { base } from './a-scene.ts';

const southernNewEngland: View = { center: { lat: 41.9, long: -71.8 }, zoom: 7, width: 640, height: 480 };
const ground = groundIn(southernNewEngland, base.shapes);
const project = projectionOf(southernNewEngland);

test('land is land; the sea and the Great Lakes are not', () => {
	expect(isOnLand(ground, project({ lat: 42.27, long: -71.8 }))).toBe(true);
	expect(isOnLand(ground, project({ lat: 42.4, long: -70.4 }))).toBe(false);
	const michigan = { ...southernNewEngland, center: { lat: 43.5, long: -87 } };
	expect(isOnLand(groundIn(michigan, base.shapes), { x: 320, y: 240 })).toBe(false);
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
	const names = groundLayers(ground, 7).map(({ name }) => name);
	expect(names).toEqual(['land', 'river', 'county', 'band', 'border']);
	expect(groundLayers(ground, 12).map(({ name }) => name)).not.toContain('river');
});

test('a picture of a state is a few kilobytes', () => {
	const text = JSON.stringify(groundLayers(ground, 7));
	expect(text.length).toBeLessThan(30_000);
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
