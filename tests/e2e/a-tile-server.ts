import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection, Geometry } from 'geojson';

/** Boston College's campus. */
const CENTER = { lat: 42.3355, long: -71.1685 };
const MILE = { lat: 1 / 69, long: 1 / 51 };

const at = (x: number, y: number) => [CENTER.long + x * MILE.long, CENTER.lat + y * MILE.lat];
const feature = (geometry: Geometry, kind?: string): Feature => ({
	type: 'Feature',
	properties: kind ? { class: kind } : {},
	geometry,
});
const street = (kind: string, ...points: [number, number][]) =>
	feature({ type: 'LineString', coordinates: points.map(([x, y]) => at(x, y)) }, kind);
const block = (x: number, y: number, width: number, height: number, kind?: string) =>
	feature(
		{
			type: 'Polygon',
			coordinates: [[at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height), at(x, y)]],
		},
		kind,
	);

const blocks = Array.from({ length: 21 }, (_, index) => (index - 10) / 5);
/** A town in a few lines, by OpenMapTiles' layers. */
const layers: Record<string, Feature[]> = {
	landcover: [block(-1.4, 0.5, 0.7, 0.6, 'grass')],
	landuse: [block(-0.3, -0.2, 0.6, 0.45, 'university')],
	water: [block(0.5, 0.2, 0.4, 0.3)],
	building: blocks.flatMap((x) => blocks.map((y) => block(x + 0.04, y + 0.05, 0.05, 0.04))),
	transportation: [
		...blocks.flatMap((each) => [
			street('minor', [-2, each], [2, each]),
			street('minor', [each, -2], [each, 2]),
		]),
		street('secondary', [-2, -1], [-0.5, -0.3], [2, 1.2]),
		street('motorway', [-6, 1.5], [0, 1.1], [6, 1.6]),
	],
};

/** A street map on this machine: a style, and the tiles that it names. */
export async function aTileServer() {
	const tiles = { styleUrl: '', asked: 0, close: () => server.close() };
	const indexed = Object.entries(layers).map(([name, features]) => {
		const data: FeatureCollection = { type: 'FeatureCollection', features };
		return [name, new GeoJSONVT(data, { maxZoom: 14, indexMaxZoom: 14 })] as const;
	});
	const server = createServer((request, answer) => {
		if (request.url === '/style') {
			const template = `${tiles.styleUrl.replace('/style', '')}/{z}/{x}/{y}.pbf`;
			return answer.end(JSON.stringify({ sources: { town: { type: 'vector', tiles: [template] } } }));
		}
		tiles.asked++;
		const [z = 0, x = 0, y = 0] = (request.url?.match(/\d+/g) ?? []).map(Number);
		const found = indexed.flatMap(([name, index]) => {
			const tile = index.getTile(z, x, y);
			return tile ? [[name, tile] as const] : [];
		});
		if (found.length === 0) return answer.writeHead(404).end();
		answer.end(fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }));
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	tiles.styleUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/style`;
	return tiles;
}
