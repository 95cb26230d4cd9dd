import { expect, test } from 'vitest';
import { allSteps } from '#domain/all-steps.ts';
import { type Grid, packShapes } from '#domain/map/packed-shapes.ts';
import { geoJsonOf } from '#map/base-map.ts';

const grid: Grid = { origin: [-180, 0], step: [0.5, 0.5] };
const none = packShapes([], grid);
const square = [
	[-72, 42],
	[-71, 42],
	[-71, 43],
	[-72, 42],
];
const river = [
	[-80, 40],
	[-79.5, 40.5],
];

test('MapLibre reads areas as polygons with their holes, and lines as lines, each by its kind', () => {
	const shapes = {
		neighbors: none,
		outerLakes: none,
		innerLakes: none,
		seams: none,
		counties: none,
		borders: none,
		land: packShapes([[square, [...square].reverse()], [square]], grid),
		rivers: packShapes([[river], [square]], grid),
	};
	const text = allSteps(geoJsonOf({ grid, shapes, states: [], waters: [] })).join('');
	const { type, features } = JSON.parse(text);
	expect(type).toBe('FeatureCollection');
	const ofKind = (kind: string) =>
		features.filter(({ properties }: { properties: { kind: string } }) => properties.kind === kind);
	expect(ofKind('land')).toEqual([
		{
			type: 'Feature',
			properties: { kind: 'land' },
			geometry: { type: 'MultiPolygon', coordinates: [[square, [...square].reverse()], [square]] },
		},
	]);
	expect(ofKind('rivers')).toEqual([
		{
			type: 'Feature',
			properties: { kind: 'rivers' },
			geometry: { type: 'MultiLineString', coordinates: [river, square] },
		},
	]);
	expect(ofKind('counties')[0].geometry).toEqual({ type: 'MultiLineString', coordinates: [] });
	expect(features).toHaveLength(8);
});
