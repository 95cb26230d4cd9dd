import { fetchPacked } from '#api/fetch-packed.ts';
import { remembered } from '#api/remembered.ts';
import { type PackedBaseMap, unpackBaseMap } from '#domain/map/base-map.ts';
import { areaNames, lineNames } from '#domain/map/ground.ts';
import { type Position, unpackShapes } from '#domain/map/packed-shapes.ts';
import baseMapUrl from '#generated/base-map.bin?url';

const loadPacked = remembered(() => fetchPacked<PackedBaseMap>(baseMapUrl));

/** Fetches the bundled base map, once. */
export const loadBaseMap = remembered(async () => unpackBaseMap(await loadPacked()));

/** The same shapes in MapLibre's format, distinguished by their property `kind`. */
export const loadFeatures = remembered(async () => featuresOf(await loadPacked()));

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

export function featuresOf({ grid, shapes }: PackedBaseMap): Features {
	const areas = areaNames.map((kind) => {
		const coordinates = unpackShapes(shapes[kind], grid);
		return {
			type: 'Feature' as const,
			properties: { kind },
			geometry: { type: 'MultiPolygon' as const, coordinates },
		};
	});
	const lines = lineNames.map((kind) => {
		const coordinates = unpackShapes(shapes[kind], grid).flat();
		return {
			type: 'Feature' as const,
			properties: { kind },
			geometry: { type: 'MultiLineString' as const, coordinates },
		};
	});
	return { type: 'FeatureCollection', features: [...areas, ...lines] };
}
