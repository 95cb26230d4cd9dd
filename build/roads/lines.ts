import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Position } from './sphere.ts';

/** Natural Earth's roads within the 48 contiguous states, at 1:10 million: their lines, without names. */
export function naturalEarthRoads(): Position[][] {
	return (read('ne-roads-us.json.gz') as Position[][]).filter((line) => line.every(isConnected));
}

/** The Census's interstates by name ("I-90"), each carriageway in many pieces. */
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

/** Of the two I-595s, Florida's is signed; Maryland's exists only in law, and its signs say US-50. */
const isUnsigned = (name: string, [first]: Position[]) => name === 'I-595' && (first?.[1] ?? 0) > 35;

/** True outside Alaska, Hawaii and Puerto Rico. */
const isConnected = ([long, lat]: Position) => lat > 24 && lat < 50 && long > -126;

const read = (name: string): unknown =>
	JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, 'lines', name))).toString());
