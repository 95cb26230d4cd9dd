import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Position } from './sphere.ts';

/** The roads of Natural Earth, 1:10 million, within the 48 connected states: where they run, without their names. */
export function naturalEarthRoads(): Position[][] {
	return (read('ne-roads-us.json.gz') as Position[][]).filter((line) => line.every(isConnected));
}

/** The interstates of the Census, by their name ("I-90"), each carriageway in many pieces. */
export function censusInterstates(): Map<string, Position[][]> {
	const { features } = read('tiger-interstates.geojson.gz') as {
		features: { properties: { name: string }; geometry: { coordinates: Position[] } }[];
	};
	const byName = new Map<string, Position[][]>();
	for (const { properties, geometry } of features) {
		const [, number] = /^I- (\d+[EWCN]?)/.exec(properties.name) ?? [];
		if (!number || !geometry.coordinates.every(isConnected)) continue;
		const name = `I-${number}`;
		if (isUnsigned(name, geometry.coordinates)) continue;
		byName.set(name, [...(byName.get(name) ?? []), geometry.coordinates]);
	}
	return byName;
}

/** Of the two I-595, Florida's is signed; Maryland's is so by law alone, and its signs say US-50. */
const isUnsigned = (name: string, [first]: Position[]) => name === 'I-595' && (first?.[1] ?? 0) > 35;

/** Neither in Alaska nor in Hawaii nor in Puerto Rico. */
const isConnected = ([long, lat]: Position) => lat > 24 && lat < 50 && long > -126;

const read = (name: string): unknown =>
	JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, 'lines', name))).toString());
