import { fetchPacked } from '#api/fetch-packed.ts';
import { remembered } from '#api/remembered.ts';
import baseMapUrl from '#generated/base-map.bin?url';
import type { Feature, FeatureCollection } from './geojson.ts';
import {
	areaNames,
	lineNames,
	type PackedBaseMap,
	type StateLabel,
	type WaterLabel,
} from './packed-base-map.ts';
import { unpackShapes } from './packed-shapes.ts';

/** The bundled base map: all shapes in one collection, told apart by their property `kind`. */
export interface BaseMap {
	shapes: FeatureCollection;
	states: StateLabel[];
	waters: WaterLabel[];
}

/** Fetches the bundled base map, once. */
export const loadBaseMap = remembered(async () =>
	unpackBaseMap(await fetchPacked<PackedBaseMap>(baseMapUrl)),
);

/** Reads `generated/base-map.bin`. */
export function unpackBaseMap({ grid, shapes, states, waters }: PackedBaseMap): BaseMap {
	const areas = areaNames.map((kind): Feature => {
		const coordinates = unpackShapes(shapes[kind], grid);
		return { type: 'Feature', properties: { kind }, geometry: { type: 'MultiPolygon', coordinates } };
	});
	const lines = lineNames.map((kind): Feature => {
		const coordinates = unpackShapes(shapes[kind], grid).flat();
		return { type: 'Feature', properties: { kind }, geometry: { type: 'MultiLineString', coordinates } };
	});
	return { shapes: { type: 'FeatureCollection', features: [...areas, ...lines] }, states, waters };
}
