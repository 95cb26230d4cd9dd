import * as z from 'zod/mini';
import { isPoint, MILES_PER_METER, milesBetween, type Point } from '#domain/geo.ts';
import { readJson } from '#domain/read-json.ts';
import { decodeLine, encodeLine, type RoadDrive } from '#domain/roads/road-drives.ts';
import { addressUnder } from '#server/outside/address.ts';
import type { AskOutside, OutsideAnswer } from '#server/outside/ask.ts';
import type { DirectionsSettings } from './directions-settings.ts';
import { stepsOf } from './step-words.ts';
import { thinnedByStep } from './thinned.ts';

/** The service's codes for a question with no road. */
const NO_ROAD = new Set(['NoRoute', 'NoSegment', 'NoTable']);

/** The service refused this one question; others may still work. */
export class QuestionRefused extends Error {}

const length = z.number().check(z.gte(0));
/** The place's nearest point on the road: longitude, latitude. */
const found = z.object({ location: z.tuple([z.number(), z.number()]) });
const tableSchema = z.object({
	durations: z.array(z.array(z.nullable(length))),
	distances: z.array(z.array(z.nullable(length))),
	sources: z.array(found),
});
const stepSchema = z.object({
	distance: length,
	name: z._default(z.string(), ''),
	ref: z.optional(z.string()),
	destinations: z.optional(z.string()),
	exits: z.optional(z.string()),
	mode: z.optional(z.string()),
	geometry: z.string(),
	maneuver: z.object({
		type: z.string(),
		modifier: z.optional(z.string()),
		exit: z.optional(z.int()),
		bearing_after: z.optional(z.number()),
	}),
});
const legSchema = z.object({ distance: length, duration: length, steps: z.array(stepSchema) });
const routeSchema = z.object({
	routes: z.array(z.object({ legs: z.array(legSchema) })).check(z.minLength(1)),
	waypoints: z.array(found),
});

const TIMEOUT_MS = 5000;
const MOST_BYTES = 8_000_000;
/** A place farther from a road than this, in miles, is not on the service's map. */
const FARTHEST_FROM_ROAD = 5;
const FASTEST_MPH = 110;

/** A service that knows the streets. Each function throws an Error of one sentence when there is no usable answer. */
export interface RoadService {
	/**
	 * Miles and minutes between all points, row by row, null where there is no road; null for the whole table when one
	 * point spoils it.
	 */
	table: (points: readonly Point[]) => Promise<(RoadDrive | null)[][] | null>;
	/** The legs through the points in order, with lines and turns; null when no road joins them all. */
	route: (points: readonly Point[]) => Promise<(RoadDrive | null)[] | null>;
}

/** Connects to a service that speaks OSRM's v1 `table` and `route`. */
export function createRoadService(
	{ url, token }: DirectionsSettings,
	askOutside: AskOutside,
	timeoutMs = TIMEOUT_MS,
): RoadService {
	const { host } = new URL(url);
	// Mapbox gives the same answers at different addresses, with its key in them.
	const isMapbox = host === 'api.mapbox.com';
	const paths = isMapbox
		? { table: 'directions-matrix/v1/mapbox/driving', route: 'directions/v5/mapbox/driving' }
		: { table: 'table/v1/driving', route: 'route/v1/driving' };

	async function ask<T>(
		which: keyof typeof paths,
		points: readonly Point[],
		{ schema, ...options }: { schema: z.ZodMiniType<T> } & Record<string, unknown>,
	): Promise<T | null> {
		const places = points.map(({ lat, long }) => `${long},${lat}`).join(';');
		const address = addressUnder(url, `${paths[which]}/${places}`);
		for (const [name, value] of Object.entries(options)) address.searchParams.set(name, String(value));
		if (token !== null && isMapbox) address.searchParams.set('access_token', token);
		const headers: Record<string, string> =
			token === null || isMapbox ? {} : { Authorization: `Bearer ${token}` };
		const answer = await askOutside({ url: address, headers, mostBytes: MOST_BYTES, timeoutMs });
		return read(answer, schema, host);
	}

	return {
		table: async (points) => {
			const schema = tableSchema;
			const answer = await ask('table', points, { schema, annotations: 'duration,distance' });
			if (!answer) return null;
			const { durations, distances, sources } = answer;
			const isWhole = (rows: unknown[][]) =>
				rows.length === points.length && rows.every((row) => row.length === points.length);
			if (!isWhole(durations) || !isWhole(distances) || sources.length !== points.length) {
				throw new Error(`${host} answered a table of another size.`);
			}
			return points.map((_, from) =>
				points.map((__, to) => {
					const figures = { distance: distances[from]?.[to], duration: durations[from]?.[to] };
					const ends = [from, to].map((at) => ({ asked: points[at], found: sources[at] })) as Ends;
					return driveOf(figures, ends, host);
				}),
			);
		},
		route: async (points) => {
			const answer = await ask('route', points, {
				schema: routeSchema,
				overview: 'false',
				steps: 'true',
				geometries: 'polyline6',
				// After a stop, a family may leave the way it came; this also makes a leg the same on every trip.
				continue_straight: 'false',
			});
			if (!answer) return null;
			const { waypoints, routes } = answer;
			const legs = routes[0]?.legs ?? [];
			if (legs.length !== points.length - 1 || waypoints.length !== points.length) {
				throw new Error(`${host} answered ${legs.length} legs for ${points.length} stops.`);
			}
			return legs.map((leg, at) => {
				const ends = [at, at + 1].map((end) => ({ asked: points[end], found: waypoints[end] })) as Ends;
				const drive = driveOf(leg, ends, host);
				return drive && { ...drive, way: wayOf(leg, host) };
			});
		},
	};
}

/** @throws Error in one sentence when the answer is unusable; QuestionRefused when another question may work. */
function read<T>({ status, text }: OutsideAnswer, schema: z.ZodMiniType<T>, host: string): T | null {
	// Anything but JSON has no code, and is refused as such.
	const body = readJson(text);
	const code = (body as { code?: unknown } | null | undefined)?.code;
	if (status === 401 || status === 403) throw new Error(`${host} does not accept our key (${status}).`);
	if (status === 429 || status >= 500) throw new Error(`${host} answered ${status}.`);
	if (typeof code !== 'string') throw new Error(`${host} answered ${status}, in words that are not OSRM's.`);
	if (NO_ROAD.has(code)) return null;
	if (status !== 200 || code !== 'Ok') {
		throw new QuestionRefused(`${host} refused a question (${status} ${code.slice(0, 40)}).`);
	}
	const parsed = schema.safeParse(body);
	if (parsed.success) return parsed.data;
	const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' };
	throw new Error(
		`${host} answered in words that are not OSRM's (${path.map(String).join('.')}: ${message}).`,
	);
}

interface End {
	asked: Point;
	found: z.infer<typeof found>;
}
type Ends = [End, End];

/** @throws Error for a drive that no car can make */
function driveOf(
	{ distance, duration }: { distance: number | null | undefined; duration: number | null | undefined },
	ends: Ends,
	host: string,
): RoadDrive | null {
	const [from, to] = ends.map(({ found: { location } }) => ({ lat: location[1], long: location[0] }));
	if (!from || !to || !isPoint(from) || !isPoint(to)) throw new Error(`${host} found a place off the globe.`);
	const isOnMap = ends.every(
		({ asked }, at) => milesBetween(asked, at === 0 ? from : to) <= FARTHEST_FROM_ROAD,
	);
	if (typeof distance !== 'number' || typeof duration !== 'number' || !isOnMap) return null;
	const [miles, minutes] = [distance * MILES_PER_METER, duration / 60];
	const straight = milesBetween(from, to);
	if (miles < straight * 0.98 - 0.1) {
		throw new Error(
			`${host} answered ${Math.round(miles)} miles where the straight line has ${Math.round(straight)}.`,
		);
	}
	if (miles > 1 && miles / FASTEST_MPH > minutes / 60) {
		throw new Error(`${host} answered ${Math.round(miles)} miles in ${Math.round(minutes)} minutes.`);
	}
	return { miles, minutes, way: null };
}

function wayOf({ distance, steps }: z.infer<typeof legSchema>, host: string): RoadDrive['way'] {
	const lines = steps.map(({ geometry }) => decodeLine(geometry));
	if (!lines.flat().every(isPoint)) throw new Error(`${host} answered a line off the globe.`);
	const { line, begins } = thinnedByStep(lines, distance * MILES_PER_METER);
	return {
		line: encodeLine(line),
		steps: stepsOf(steps.map((step, index) => ({ ...step, at: begins[index] ?? 0 }))),
	};
}
