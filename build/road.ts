/**
 * `npm run -s road -- "42.3745,-71.1183" "41.3113,-72.9267"`: the drive between two points from the highway table, as
 * one line of JSON; with `--file pairs.json`, for a list of {"from":[lat,long],"to":[lat,long]}, one line each. Exits
 * with 2 on bad arguments.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isPoint, type Point } from '../src/domain/geo.ts';
import { drives } from '../src/domain/roads/drives.ts';
import { highwayDirections } from '../src/domain/roads/highway-directions.ts';
import { noRoadWords } from '../src/domain/roads/known-drives.ts';
import { unpackRoads } from '../src/domain/roads/packed-roads.ts';
import type { RoadTable } from '../src/domain/roads/road-table.ts';
import { bringUpToDate } from './generated.ts';

const USAGE =
	'Ask for "lat,long" "lat,long", or for --file and a list of {"from":[lat,long],"to":[lat,long]}.';

interface Pair {
	from: Point;
	to: Point;
}

class Misasked extends Error {}

try {
	const pairs = pairsFrom(process.argv.slice(2));
	await bringUpToDate(() => undefined, ['highways.bin']);
	const packed = readFileSync(join(import.meta.dirname, '../generated/highways.bin'));
	const table = unpackRoads(JSON.parse(gunzipSync(packed).toString()));
	console.log(pairs.map((pair) => JSON.stringify(answer(table, pair))).join('\n'));
} catch (error) {
	if (!(error instanceof Misasked)) throw error;
	console.error(error.message);
	process.exitCode = 2;
}

function answer(table: RoadTable, { from, to }: Pair) {
	const drive = drives(table, from, [to])[0];
	if (!drive || 'noRoad' in drive) return { by: 'none', reason: drive && noRoadWords(drive) };
	return {
		miles: tenths(drive.miles),
		minutes: Math.round(drive.minutes),
		by: 'highways',
		directions: inTenths(highwayDirections(table, drive)),
	};
}

function tenths(miles: number): number {
	return Math.round(miles * 10) / 10;
}

/** Rounds each part so that together they add up to the rounded sum. */
function inTenths<T extends { miles: number }>(parts: T[]): T[] {
	let sum = 0;
	return parts.map((part) => {
		const before = tenths(sum);
		sum += part.miles;
		return { ...part, miles: tenths(tenths(sum) - before) };
	});
}

function pairsFrom(asked: string[]): Pair[] {
	const [first, second, ...more] = asked;
	if (first === undefined || second === undefined || more.length > 0) throw new Misasked(USAGE);
	return first === '--file' ? pairsIn(second) : [{ from: pointFrom(first), to: pointFrom(second) }];
}

function pointFrom(text: string): Point {
	const [, lat, long] = /^\s*([-+]?[\d.]+)\s*,\s*([-+]?[\d.]+)\s*$/.exec(text) ?? [];
	return checked({ lat: Number(lat), long: Number(long) }, `"${text}"`);
}

function pairsIn(path: string): Pair[] {
	// npm runs scripts in the project's folder; INIT_CWD is where it was called.
	const file = resolve(process.env.INIT_CWD ?? '.', path);
	let list: unknown;
	try {
		list = JSON.parse(readFileSync(file, 'utf8'));
	} catch (cause) {
		throw new Misasked(`${path} cannot be read as JSON.`, { cause });
	}
	if (!Array.isArray(list)) throw new Misasked(`${path} holds no list. ${USAGE}`);
	return list.map((pair: { from?: unknown; to?: unknown } | null, at) => ({
		from: listed(pair?.from, `"from" of pair ${at + 1}`),
		to: listed(pair?.to, `"to" of pair ${at + 1}`),
	}));
}

function listed(value: unknown, name: string): Point {
	const [lat, long] = Array.isArray(value) && value.length === 2 ? value : [];
	return checked({ lat, long }, name);
}

function checked(point: { lat: unknown; long: unknown }, name: string): Point {
	if (isPoint(point as Point)) return point as Point;
	throw new Misasked(`${name} is not a latitude and longitude in degrees. ${USAGE}`);
}
