import { fetchPacked } from '#api/fetch-packed.ts';
import { remembered } from '#api/remembered.ts';
import { type PackedBaseMap, unpackBaseMap } from '#domain/map/base-map.ts';
import { areaNames, isAreaName, lineNames } from '#domain/map/ground.ts';
import { type Position, positionsOf, unpackRings } from '#domain/map/packed-shapes.ts';
import baseMapUrl from '#generated/base-map.bin?url';
import { inSlices } from '#runtime/in-slices.ts';

const loadPacked = remembered(() => fetchPacked<PackedBaseMap>(baseMapUrl));

/** Fetches the bundled base map, once. */
export const loadBaseMap = remembered(async () => inSlices(unpackBaseMap(await loadPacked())));

/** The same shapes in MapLibre's format, distinguished by their property `kind`. */
export const loadFeatures = remembered(async () => inSlices(featuresOf(await loadPacked())));

/** The part of GeoJSON (RFC 7946) that MapLibre uses. */
export interface Features {
	type: 'FeatureCollection';
	features: {
		type: 'Feature';
		properties: { kind: string };
		geometry:
			| { type: 'MultiPolygon'; coordinates: Position[][][] }
			| { type: 'MultiLineString'; coordinates: Position[][] };
	}[];
}

/** Reads the packed shapes in steps. */
export function* featuresOf({ grid, shapes }: PackedBaseMap): Generator<void, Features> {
	const features: Features['features'] = [];
	const add = (kind: string, geometry: Features['features'][number]['geometry']) =>
		features.push({ type: 'Feature', properties: { kind }, geometry });
	for (const kind of [...areaNames, ...lineNames]) {
		const polygons: Position[][][] = [];
		for (const rings of unpackRings(shapes[kind], grid)) {
			polygons.push(rings.map(positionsOf));
			yield;
		}
		add(
			kind,
			isAreaName(kind)
				? { type: 'MultiPolygon', coordinates: polygons }
				: { type: 'MultiLineString', coordinates: polygons.flat() },
		);
	}
	return { type: 'FeatureCollection', features };
}
