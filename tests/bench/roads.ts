import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Point } from '#domain/geo.ts';
import { driveMatrix, drives } from '#domain/roads/drives.ts';
import { highwayDirections, UNNAMED } from '#domain/roads/highway-directions.ts';
import { answer } from '#domain/roads/known-drives.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';
import type { RoadTable } from '#domain/roads/road-table.ts';
import listed from '../../src/domain/catalogue/colleges.json' with { type: 'json' };
import { type Figure, quantile } from './figure.ts';
import { projectFolder, temporaryFolder } from './product.ts';

const ROUNDS = 40;
const SLOWDOWN = 4;
/** Ten campuses between New Haven and Hanover. */
export const TOUR = [130794, 217156, 168148, 164924, 166027, 166683, 164465, 182670, 190150, 167358];
const file = join(projectFolder, 'generated/highways.bin');
const reference = join(projectFolder, '../shared/data/road-distances.json');

/** The highway table: its size, its times, and its error where the sixty reference distances are at hand. */
export async function roadFigures(): Promise<Figure[]> {
	const table = unpackRoads(JSON.parse(gunzipSync(readFileSync(file)).toString()));
	const stops = listed.slice(0, 200).map(({ lat, long }) => ({ lat, long }));
	const [near, far] = await firstCalls(
		TOUR.map((id) => listed.find(({ ipeds_id }) => ipeds_id === id) as Point),
		stops.slice(0, 10),
	);
	const matrices = times((round) => driveMatrix(table, stops.slice(round, round + 10)));
	const answers = times((round) => answer(table, { points: stops.slice(round, round + 10), which: 'all' }));
	const routes = times((round) => drives(table, stops[round] as Point, [stops[round + 50] as Point]));
	return [
		{ name: 'Highway table, gzip', ours: statSync(file).size / 1000, unit: 'kB', budget: { atMost: 110 } },
		{
			name: 'Highway table, read and made searchable',
			ours: near?.read,
			unit: 'ms',
			note: 'in the worker, once; the engine is cold, as there',
		},
		{
			name: 'Matrix of ten stops in New England, the first',
			ours: near?.matrix,
			unit: 'ms',
			note: 'the same',
		},
		{
			name: 'The first call in Node, its table read, times four',
			ours: near && (near.read + near.matrix) * SLOWDOWN,
			unit: 'ms',
			budget: { atMost: 150 },
			note: `a bundle as the worker is one, in Node and not in a browser, times ${SLOWDOWN} for a slower processor; the quickest of ${ROUNDS} fresh processes`,
		},
		{
			name: 'The same from coast to coast',
			ours: far && (far.read + far.matrix) * SLOWDOWN,
			unit: 'ms',
			note: 'ten stops from Alabama to California: reads most of the country',
		},
		{
			name: 'Matrix of ten stops: median',
			ours: quantile(matrices, 0.5),
			unit: 'ms',
			budget: { atMost: 40 },
		},
		{
			name: 'The same with the line and the directions of each drive',
			ours: quantile(answers, 0.5),
			unit: 'ms',
			budget: { atMost: 40 },
			note: 'what the planner waits for',
		},
		{ name: 'Route: median', ours: quantile(routes, 0.5), unit: 'ms', budget: { atMost: 5 } },
		...(existsSync(reference) ? accuracy(table) : []),
	];
}

interface FirstCall {
	read: number;
	matrix: number;
}

/**
 * The quickest first call for each list of stops, in a bundle built like the worker's. The quickest, because a busy machine can only add
 * time.
 */
async function firstCalls(...lists: Point[][]): Promise<FirstCall[]> {
	const folder = temporaryFolder();
	const entry = 'tests/bench/first-call.ts';
	const output = { outDir: folder.path, copyPublicDir: false, target: 'node20' };
	await build({
		root: projectFolder,
		configFile: false,
		logLevel: 'warn',
		ssr: { noExternal: true },
		build: { ssr: true, rolldownOptions: { input: entry }, ...output },
	});
	const program = join(folder.path, 'first-call.js');
	const quickest = lists.map((points) => {
		const calls = Array.from({ length: ROUNDS }, (): FirstCall => {
			const args = [program, file, JSON.stringify(points)];
			return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
		});
		return calls.reduce((best, call) => (call.read + call.matrix < best.read + best.matrix ? call : best));
	});
	folder.remove();
	return quickest;
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
	const told = { named: 0, all: 0 };
	const known = { named: 0, all: 0 };
	const errors = pairs.map(({ from_lat, from_lon, to_lat, to_lon, miles }) => {
		const route = drives(table, { lat: from_lat, long: from_lon }, [{ lat: to_lat, long: to_lon }])[0];
		if (!route || 'noRoad' in route) return { miles, error: 1 };
		for (const part of highwayDirections(table, route)) {
			told.all += part.miles;
			if (part.road !== UNNAMED) told.named += part.miles;
		}
		for (const { leg, from, to } of route.legs) {
			const driven = table.milesOf(leg) * Math.abs(to - from);
			known.all += driven;
			if (table.namesOf(leg).length > 0) known.named += driven;
		}
		return { miles, error: Math.abs(route.miles / miles - 1) };
	});
	const of = `over ${errors.length} pairs of campuses`;
	const near = errors.filter(({ miles }) => miles >= 30 && miles < 100);
	const share = (of: typeof errors, part: number) =>
		quantile(
			of.map(({ error }) => error),
			part,
		) * 100;
	return [
		{
			name: 'Drive against the road: median error',
			ours: share(errors, 0.5),
			unit: '%',
			budget: { atMost: 1.5 },
			note: of,
		},
		{
			name: 'Drive against the road: nine in ten',
			ours: share(errors, 0.9),
			unit: '%',
			budget: { atMost: 7 },
			note: of,
		},
		{
			name: 'Drive of 30 to 100 miles against the road: the worst',
			ours: share(near, 1),
			unit: '%',
			note: `over ${near.length} pairs: too few to say more`,
		},
		{
			name: 'Miles on a named road, as told',
			ours: (told.named / told.all) * 100,
			unit: '%',
			budget: { atLeast: 95 },
			note: 'short stretches without a name count as their neighbors',
		},
		{
			name: 'Miles on a named road, leg by leg',
			ours: (known.named / known.all) * 100,
			unit: '%',
			note: 'before short stretches go to their neighbors; without the streets at both ends',
		},
	];
}

const times = (measured: (round: number) => unknown): number[] =>
	Array.from({ length: ROUNDS }, (_, round) => timeOf(() => measured(round)));

function timeOf(measured: () => unknown): number {
	const start = performance.now();
	measured();
	return performance.now() - start;
}
