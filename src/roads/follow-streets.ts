import { ApiError } from '#api/api-error.ts';
import { askDirections } from '#api/directions.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import { onContentChange } from '#content/content-change.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Point } from '#domain/geo.ts';
import { limits } from '#domain/limits.ts';
import type { DirectionsAnswer, DirectionsQuestion } from '#domain/roads/directions-call.ts';
import { isApart, pairKey } from '#domain/roads/known-drives.ts';
import { isReachable, onReachable } from '#runtime/reachability.ts';
import { readStreets, storeStreets, streetDrive, takeInStreets } from './stored-streets.ts';

/** A trip whose drives are wanted. */
export interface Followed {
	/** "" until the trip is on disk. */
	tripId: string;
	points: Point[];
	/** True to ask the server for missing drives. */
	asks: boolean;
}

/** Long enough that a family adding three campuses in a row causes one request. */
const PAUSE_MS = 1200;
/** An older drive is still used, but requested again. */
const FRESH_MS = limits.driveDays * DAY_MS;
/** The wait after a failure that does not say when to retry. */
const REST_MS = 60_000;

/** Questions that the server has fully answered, on this page. */
const answered = new Set<string>();
/** Ids of the trips whose drives this page has read. */
const wasRead = new Set<string>();
/** When a question without a complete answer may be asked again, on the page's own clock, which nobody can set. */
const rests = new Map<string, number>();
/** When the server may be asked again after a failure, on the same clock. */
let restsUntil = 0;
let isAsking = false;

/**
 * Loads a trip's street drives from this device, and the missing ones from the server. Returns a function that stops
 * it.
 */
export function followStreets(trip: Followed): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;
	const again = (ms: number) => {
		clearTimeout(timer);
		if (!isOver) timer = setTimeout(() => void ask(), ms);
	};
	const ask = async () => {
		if (isAsking) return again(PAUSE_MS);
		const wait = await askForMissing(trip.points);
		await storeStreets(trip.tripId, trip.points);
		if (wait !== null) again(Math.max(wait, PAUSE_MS));
	};
	const read = async (pauseMs: number) => {
		await readStreets(trip.tripId);
		if (trip.asks) again(pauseMs);
	};
	// A trip whose order changed has its drives in memory, and its new order must not wait for the disk.
	if (wasRead.has(trip.tripId)) timer = setTimeout(() => void read(0), PAUSE_MS);
	else void read(PAUSE_MS);
	wasRead.add(trip.tripId);
	const stops = trip.asks
		? [
				onReachable(() => again(PAUSE_MS)),
				// The content tells whether there is a directions service.
				onContentChange(() => again(PAUSE_MS)),
			]
		: [];
	return () => {
		isOver = true;
		clearTimeout(timer);
		for (const stop of stops) stop();
	};
}

/**
 * Asks once for a trip's missing drives, unless it is too early; resolves to the milliseconds until the next try is
 * worthwhile, null if none is.
 */
async function askForMissing(points: Point[]): Promise<number | null> {
	const question = missingOf(points);
	const name = JSON.stringify(question);
	if (!question || answered.has(name) || !isReachable()) return null;
	const wait = Math.max(restsUntil, rests.get(name) ?? 0) - performance.now();
	if (wait > 0) return wait;
	isAsking = true;
	try {
		if (!(await loadCatalogue()).directions) return null;
		const { drives, again_in } = await askDirections(question);
		takeInStreets(toldOf(question, drives));
		if (again_in === null) answered.add(name);
		else rests.set(name, performance.now() + again_in * 1000);
		return again_in === null ? null : again_in * 1000;
	} catch (error) {
		// Known drives stay. Without a signal, the server's next answer says when to ask again.
		if (error instanceof ApiError && error.code === 'no_signal') return null;
		console.warn('Drives along the streets could not be asked for', error);
		restsUntil = performance.now() + REST_MS;
		return REST_MS;
	} finally {
		isAsking = false;
	}
}

/** Returns the legs without turns, and whether any pair lacks miles and minutes; null if nothing is missing. */
function missingOf(points: Point[]): DirectionsQuestion | null {
	const freshDrive = (from: Point, to: Point) => {
		const street = streetDrive(from, to);
		return street && Date.now() - street.told_at <= FRESH_MS ? street : undefined;
	};
	const lacksFigures = (from: Point, to: Point) => isApart(from, to) && !freshDrive(from, to);
	const lacksTurns = (from: Point, to: Point) =>
		isApart(from, to) && freshDrive(from, to)?.drive?.way === null;
	const lacksAny = (from: Point, to: Point) => lacksFigures(from, to) || lacksTurns(from, to);
	const legs = points.slice(1).flatMap((to, at) => (lacksAny(points[at] ?? to, to) ? [at] : []));
	const matrix = points.some((from) => points.some((to) => lacksFigures(from, to)));
	if (points.length < 2 || (legs.length === 0 && !matrix)) return null;
	return { points: points.map(({ lat, long }) => ({ lat, long })), legs, matrix };
}

/** A leg answered without turns keeps the turns it already has. */
function toldOf({ points }: DirectionsQuestion, drives: DirectionsAnswer['drives']) {
	const told_at = Date.now();
	return Object.fromEntries(
		drives.flatMap(({ from, to, drive }) => {
			const [start, end] = [points[from], points[to]];
			if (!start || !end) return [];
			const way = drive && (drive.way ?? streetDrive(start, end)?.drive?.way ?? null);
			return [[pairKey(start, end), { drive: drive && { ...drive, way }, told_at }]];
		}),
	);
}
