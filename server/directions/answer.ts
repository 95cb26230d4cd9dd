import type { Point } from '#domain/geo.ts';
import { reasonOf } from '#domain/reason-of.ts';
import type { DirectionsAnswer, DirectionsQuestion } from '#domain/roads/directions-call.ts';
import type { RoadDrive } from '#domain/roads/road-drives.ts';
import type { Log } from '#server/http/log.ts';
import { AnswerTooLarge } from '#server/outside/ask.ts';
import { createRest } from '#server/timing/rest.ts';
import { QuestionRefused, type RoadService } from './osrm.ts';
import { placesOf, type RoadDriveStore, rounded, type StoredDrives } from './store.ts';

export interface AnswerDeps {
	service: RoadService;
	store: RoadDriveStore;
	now: () => Date;
	log: Log;
}

const LONGEST_REST_MS = 30 * 60_000;
/** The most questions asked at once; more would pile up at a slow service, so the estimate answers instead. */
const MOST_AT_ONCE = 8;
/** Seconds before asking again after the service refused a question or had no room for it. */
const REFUSED_S = 24 * 60 * 60;
const BUSY_S = 30;

/**
 * Creates the function that answers a trip's question: from stored answers, and for the rest with one question about
 * all drives and one about each run of legs. It never fails: unknown drives are left out. A failing service gets a
 * rest, longer each time, so that nobody waits for it twice.
 */
export function createAnswer({ service, store, now, log }: AnswerDeps) {
	const rest = createRest(now, LONGEST_REST_MS);
	let underWay = 0;

	function fail(error: unknown): number {
		const isRefused = isAboutQuestion(error);
		// Questions that overlap fail together, and count as one failure.
		if (!isRefused && rest.leftMs() > 0) return rest.leftMs() / 1000;
		log(`directions failed: ${reasonOf(error)}`);
		if (isRefused) return REFUSED_S;
		rest.begin();
		return rest.leftMs() / 1000;
	}

	/**
	 * Returns false when the service has no table for these points: it is then unknown which of them have no road
	 * between them.
	 */
	async function bringTable(points: Point[], known: StoredDrives): Promise<boolean> {
		try {
			const rows = await service.table(points);
			if (rows) addTable(rows, points, known);
			return rows !== null;
		} catch (error) {
			if (!isAboutQuestion(error)) throw error;
			log(`directions have no table: ${reasonOf(error)}`);
			return false;
		}
	}

	/**
	 * Adds the service's answers to `known`; returns the seconds until the rest is worth asking for, null when nothing
	 * is left.
	 */
	async function askService(question: DirectionsQuestion, known: StoredDrives): Promise<number | null> {
		if (rest.leftMs() > 0) return rest.leftMs() / 1000;
		if (underWay >= MOST_AT_ONCE) return BUSY_S;
		underWay += 1;
		try {
			const hasTable = !isTableOpen(question, known) || (await bringTable(question.points, known));
			await bringWays(
				service,
				hasTable ? runsOf(question, known) : openLegs(question, known).map((leg) => [leg]),
				{
					points: question.points,
					known,
				},
			);
			if (rest.end()) log('directions come again');
			return null;
		} catch (error) {
			return fail(error);
		} finally {
			underWay -= 1;
		}
	}

	return async (asked: DirectionsQuestion): Promise<DirectionsAnswer> => {
		const question = { ...asked, points: asked.points.map(rounded) };
		const known = await store.find(pairsOf(question).map(keyOf), now());
		const before = new Map(known);
		const isOpen = isTableOpen(question, known) || openLegs(question, known).length > 0;
		const again = isOpen ? await askService(question, known) : null;
		const fresh = new Map([...known].filter(([key, drive]) => !before.has(key) || before.get(key) !== drive));
		try {
			await store.save(fresh, now());
		} catch (error) {
			log(`directions are not stored: ${reasonOf(error)}`);
		}
		const drives = pairsOf(question).flatMap((pair) => {
			const drive = known.get(keyOf(pair));
			return drive === undefined
				? []
				: [{ from: pair.from, to: pair.to, drive: shown(question, pair, drive) }];
		});
		return { drives, again_in: again === null ? null : Math.ceil(again) };
	};
}
export type AnswerDirections = ReturnType<typeof createAnswer>;

/**
 * True when the service works but cannot answer this one question: a question across a continent says nothing about the
 * next.
 */
const isAboutQuestion = (error: unknown) =>
	error instanceof QuestionRefused || error instanceof AnswerTooLarge;

interface Pair {
	from: number;
	to: number;
	ends: [Point, Point];
}

const keyOf = ({ ends: [from, to] }: Pair) => placesOf(from, to);

/** Every pair in a question; identical places need no drive. */
function pairsOf({ points, legs, matrix }: DirectionsQuestion): Pair[] {
	return points.flatMap((start, from) =>
		points.flatMap((end, to): Pair[] => {
			const isWanted = matrix || (to === from + 1 && legs.includes(from));
			return isWanted && placesOf(start, end) !== placesOf(start, start)
				? [{ from, to, ends: [start, end] }]
				: [];
		}),
	);
}

const isTableOpen = (question: DirectionsQuestion, known: StoredDrives): boolean =>
	question.matrix && pairsOf(question).some((pair) => !known.has(keyOf(pair)));

/** The wanted legs that still lack a line, except those with no road. */
const openLegs = ({ points, legs }: DirectionsQuestion, known: StoredDrives): number[] =>
	pairsOf({ points, legs, matrix: false })
		.filter((pair) => {
			const drive = known.get(keyOf(pair));
			return drive === undefined || drive?.way === null;
		})
		.map(({ from }) => from);

function addTable(rows: (RoadDrive | null)[][], points: Point[], known: StoredDrives): void {
	for (const pair of pairsOf({ points, legs: [], matrix: true })) {
		const drive = rows[pair.from]?.[pair.to];
		if (drive !== undefined && !known.get(keyOf(pair))) known.set(keyOf(pair), drive);
	}
}

/** The open legs, grouped into consecutive runs. */
function runsOf(question: DirectionsQuestion, known: StoredDrives): number[][] {
	const runs: number[][] = [];
	for (const leg of openLegs(question, known)) {
		const run = runs.at(-1);
		if (run?.at(-1) === leg - 1) run?.push(leg);
		else runs.push([leg]);
	}
	return runs;
}

/**
 * Asks one question per run of legs, with its stops as waypoints. When one fails, the answers to the others are still
 * in `known`.
 */
async function bringWays(
	service: RoadService,
	runs: number[][],
	{ points, known }: { points: Point[]; known: StoredDrives },
): Promise<void> {
	const brought = await Promise.allSettled(
		runs.map(async (run) => {
			const legs = await service.route(points.slice(run[0], (run.at(-1) ?? 0) + 2));
			run.forEach((leg, at) => {
				const [start, end] = [points[leg], points[leg + 1]];
				const drive = legs?.[at];
				// When no road joins a run, we do not know which leg has the gap.
				if (start && end && (drive || run.length === 1)) known.set(placesOf(start, end), drive ?? null);
			});
		}),
	);
	const errors = brought.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
	// The service being down matters more than a refused question.
	if (errors.length > 0) throw errors.find((error) => !isAboutQuestion(error)) ?? errors[0];
}

/** Includes lines and turns only where wanted: nine in ten pairs are not legs. */
const shown = ({ legs }: DirectionsQuestion, { from, to }: Pair, drive: RoadDrive | null) =>
	drive && !(to === from + 1 && legs.includes(from)) ? { ...drive, way: null } : drive;
