import type { RoadsInView } from '#domain/map/roads.ts';
import type { View } from '#domain/map/view.ts';
import { pairKey, pairsOf, type RoadAnswers, type RoadQuestion } from '#domain/roads/known-drives.ts';
import type { BetterOrder } from '#domain/schedule/better-order.ts';
import type { OrderQuestion } from '#domain/schedule/order-question.ts';
import { observable } from '#runtime/observable.ts';
import { onReachable } from '#runtime/reachability.ts';
import { trustedScriptUrl } from '#runtime/trusted-types.ts';
import type { RoadReply } from './roads-worker.ts';
import workerUrl from './roads-worker.ts?worker&url';

/**
 * Everything the table has answered on this page: every leg of a trip in any order, so that a reordered trip has its
 * drives at once.
 */
export const roadAnswers = observable<RoadAnswers>({});

/** Past this many drives (those of about a hundred trips), a page drops the ones no longer in use. */
const MOST_ANSWERS = 9000;

let worker: Worker | undefined;
let waiting: string[] = [];
/** True once the table was asked a question; reading it to draw roads does not warm up its search. */
let isWarm = false;
/** Questions that still have a listener. */
const wanted = new Set<RoadQuestion>();
let isFollowing = false;

/**
 * Asks the table for a question's unknown drives; for a trip with fewer than two points, it only reads the table ahead.
 * Answers arrive in `roadAnswers`; if the table is missing, only once the signal is back. Returns a function that
 * withdraws the question.
 */
export function askRoads(question: RoadQuestion): () => void {
	if (!isFollowing) onReachable(() => wanted.forEach(ask));
	isFollowing = true;
	wanted.add(question);
	ask(question);
	return () => wanted.delete(question);
}

/** Reads the table ahead, while the trip that will need it is still being read from the disk. */
export function startRoads(): void {
	worker ??= startWorker();
}

function ask(question: RoadQuestion): void {
	const words = JSON.stringify(question);
	const known = roadAnswers.get();
	const isOpen = pairsOf(question).some(([from, to]) => !(pairKey(from, to) in known));
	const isAhead = question.which === 'all' && !isWarm;
	if (waiting.includes(words) || !(isOpen || isAhead)) return;
	waiting.push(words);
	isWarm = true;
	worker ??= startWorker();
	worker.postMessage(question);
}

/** Returns the roads in and around a view, for drawing. */
export const roadsOf = (view: View) => askAside<RoadsInView>(view);

/** Runs `betterOrder` in the worker, because the search can take longer than a frame. */
export const askOrder = (question: OrderQuestion) => askAside<BetterOrder | null>(question);

/** Asks the worker for an answer on a private port. Rejects if the worker cannot start or fails. */
function askAside<Answer>(question: View | OrderQuestion): Promise<Answer> {
	worker ??= startWorker();
	const { port1, port2 } = new MessageChannel();
	worker.postMessage(question, [port2]);
	const answered = new AbortController();
	return new Promise((resolve, reject) => {
		worker?.addEventListener('error', reject, { signal: answered.signal });
		port1.onmessage = ({ data }: MessageEvent<Answer | Error>) => {
			answered.abort();
			port1.close();
			if (data instanceof Error) reject(data);
			else resolve(data);
		};
	});
}

function startWorker(): Worker {
	// In development, the worker is a module of the dev server, whose address has another form.
	const url = import.meta.env.DEV ? workerUrl : trustedScriptUrl(workerUrl);
	// Built, it is one classic script, like the app's other files (src/app/parts.ts).
	const started = new Worker(url, { type: import.meta.env.DEV ? 'module' : 'classic', name: 'roads' });
	started.addEventListener('message', ({ data }: MessageEvent<RoadReply>) => {
		waiting.shift();
		if ('answers' in data) return remember(data.answers);
		console.warn('Drives are by the straight line.', data.failed);
		isWarm = false;
	});
	started.addEventListener('error', ({ message }) => {
		console.warn('Drives are by the straight line.', message);
		started.terminate();
		worker = undefined;
		isWarm = false;
		waiting = [];
	});
	return started;
}

function remember(answers: RoadAnswers): void {
	const known = roadAnswers.get();
	const rest = Object.keys(known).length > MOST_ANSWERS ? stillWanted(known) : known;
	roadAnswers.set({ ...rest, ...answers });
}

function stillWanted(known: RoadAnswers): RoadAnswers {
	const keys = [...wanted].flatMap(pairsOf).map(([from, to]) => pairKey(from, to));
	return Object.fromEntries(keys.flatMap((key) => (known[key] ? [[key, known[key]]] : [])));
}
