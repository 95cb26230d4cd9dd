import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Point } from '#domain/geo.ts';
import { directions, UNNAMED } from '#domain/roads/directions.ts';
import { driveMatrix, drives } from '#domain/roads/drives.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import { type RoadTable, roadTable } from '#domain/roads/road-table.ts';
import listed from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import { type Figure, quantile } from './figure.ts';
import { projectFolder } from './product.ts';

const ROUNDS = 40;
const SLOWDOWN = 4;
const reference = join(projectFolder, '../shared/data/road-distances.json');

/** The highway table: its size, its times in this process, and how right it is where the sixty reference distances are at hand. */
export function roadFigures(): Figure[] {
	const file = join(projectFolder, 'generated/highways.bin');
	const packed = readFileSync(file);
	const start = performance.now();
	const table = roadTable(unpackRoads(JSON.parse(gunzipSync(packed).toString())));
	const loaded = performance.now() - start;
	const stops = listed.slice(0, 200).map(({ lat, long }) => ({ lat, long }));
	const first = timeOf(() => driveMatrix(table, stops.slice(0, 10)));
	const matrices = times((round) => driveMatrix(table, stops.slice(round, round + 10)));
	const routes = times((round) => drives(table, stops[round] as Point, [stops[round + 50] as Point]));
	return [
		{ name: 'Highway table, gzip', ours: statSync(file).size / 1000, unit: 'kB', budget: { atMost: 110 } },
		{
			name: 'Highway table, read and made searchable',
			ours: loaded,
			unit: 'ms',
			note: 'in the worker, once',
		},
		{ name: 'Matrix of ten stops, the first', ours: first, unit: 'ms', note: 'before the engine is warm' },
		{
			name: 'The first call, its table read, times four',
			ours: (loaded + first) * SLOWDOWN,
			unit: 'ms',
			budget: { atMost: 150 },
			note: 'as on a processor four times slower; the planner has it in a worker',
		},
		{
			name: 'Matrix of ten stops: median',
			ours: quantile(matrices, 0.5),
			unit: 'ms',
			budget: { atMost: 40 },
		},
		{ name: 'Route: median', ours: quantile(routes, 0.5), unit: 'ms', budget: { atMost: 5 } },
		...(existsSync(reference) ? accuracy(table) : []),
	];
}

interface ReferencePair {
	from_lat: number;
	from_lon: number;
	to_lat: number;
	to_lon: number;
	miles: number;
}

function accuracy(table: RoadTable): Figure[] {
	const pairs: ReferencePair[] = JSON.parse(readFileSync(reference, 'utf8'));
	let [named, all] = [0, 0];
	const errors = pairs.map(({ from_lat, from_lon, to_lat, to_lon, miles }) => {
		const route = drives(table, { lat: from_lat, long: from_lon }, [{ lat: to_lat, long: to_lon }])[0];
		if (!route || 'noRoad' in route) return 1;
		for (const part of directions(table, route)) {
			all += part.miles;
			if (part.road !== UNNAMED) named += part.miles;
		}
		return Math.abs(route.miles / miles - 1);
	});
	const share = (part: number) => quantile(errors, part) * 100;
	return [
		{ name: 'Drive against the road: median error', ours: share(0.5), unit: '%', budget: { atMost: 1.5 } },
		{ name: 'Drive against the road: nine in ten', ours: share(0.9), unit: '%', budget: { atMost: 7 } },
		{ name: 'Miles on a named road', ours: (named / all) * 100, unit: '%', budget: { atLeast: 95 } },
	];
}

const times = (measured: (round: number) => unknown): number[] =>
	Array.from({ length: ROUNDS }, (_, round) => timeOf(() => measured(round)));

function timeOf(measured: () => unknown): number {
	const start = performance.now();
	measured();
	return performance.now() - start;
}
