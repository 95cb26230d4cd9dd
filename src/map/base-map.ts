import { fetchPacked } from '#api/fetch-packed.ts';
import { type PackedBaseMap, unpackBaseMap } from '#domain/map/base-map.ts';
import { areaNames, isAreaName, lineNames } from '#domain/map/ground.ts';
import { positionsOf, unpackRings } from '#domain/map/packed-shapes.ts';
import baseMapUrl from '#generated/base-map.bin?url';
import { inSlices } from '#runtime/in-slices.ts';
import { remembered } from '#runtime/remembered.ts';

const loadPacked = remembered(() => fetchPacked<PackedBaseMap>(baseMapUrl));

/** Fetches the bundled base map, once. */
export const loadBaseMap = remembered(async () => inSlices(unpackBaseMap(await loadPacked())));

/**
 * Address of the same shapes as GeoJSON (RFC 7946), distinguished by their property `kind`. MapLibre's worker reads it
 * itself: handing over the shapes would block the page until each of their corners is copied, half a second on a phone.
 */
export const loadGeoJson = remembered(async () => {
	const parts = await inSlices(geoJsonOf(await loadPacked()));
	return URL.createObjectURL(new Blob(parts, { type: 'application/geo+json' }));
});

/** Writes the packed shapes in steps; joined, the parts are a feature collection. */
export function* geoJsonOf({ grid, shapes }: PackedBaseMap): Generator<void, string[]> {
	const parts: string[] = [];
	for (const kind of [...areaNames, ...lineNames]) {
		const type = isAreaName(kind) ? 'MultiPolygon' : 'MultiLineString';
		parts.push(
			`${parts.length === 0 ? '' : ']}},'}{"type":"Feature","properties":{"kind":"${kind}"},`,
			`"geometry":{"type":"${type}","coordinates":[`,
		);
		let comma = '';
		for (const rings of unpackRings(shapes[kind], grid)) {
			const corners = JSON.stringify(rings.map(positionsOf));
			// A line has no nested rings, so an area's polygon corresponds to the line itself.
			parts.push(comma, isAreaName(kind) ? corners : corners.slice(1, -1));
			comma = ',';
			yield;
		}
	}
	return ['{"type":"FeatureCollection","features":[', ...parts, ']}}]}'];
}
