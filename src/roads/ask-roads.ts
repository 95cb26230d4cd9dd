import { isReachable, onReachabilityChange } from '#api/reachability.ts';
import type { RoadsInView } from '#domain/map/roads.ts';
import type { View } from '#domain/map/view.ts';
import { pairKey, pairsOf, type RoadAnswers, type RoadQuestion } from '#domain/roads/known-drives.ts';
import type { BetterOrder } from '#domain/schedule/better-order.ts';
import type { OrderQuestion } from '#domain/schedule/order-question.ts';
import { observable } from '#ui/observable.ts';
import { trustedScriptUrl } from '#ui/trusted-types.ts';
import type { RoadReply } from './roads-worker.ts';
import workerUrl from './roads-worker.ts?worker&url';

/** All that the table has answered on this page: every leg of a trip in any order, so that a new order is told at once. */
export const roadAnswers = observable<RoadAnswers>({});

/** A page that has seen so many drives, of some hundred trips, lets go of those that nobody wants any more. */
const MOST_ANSWERS = 9000;

let worker: Worker | undefined;
let waiting: string[] = [];
/** True once the table was asked; reading it for a picture does not warm up its search. */
let isWarm = false;
/** Questions whose askers are still there. */
const wanted = new Set<RoadQuestion>();
let isFollowing = false;

/**
 * Asks the table for the drives of a question that are not known; for a trip that is only begun, has it read ahead. The answers
 * come in `roadAnswers`; without the table there are none until the signal is back. Returns the way to want them no longer.
 */
export function askRoads(question: RoadQuestion): () => void {
	if (!isFollowing) onReachabilityChange(() => isReachable() && wanted.forEach(ask));
	isFollowing = true;
	wanted.add(question);
	ask(question);
	return () => wanted.delete(question);
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

/** The roads in and around a view, to be drawn. */
export const roadsOf = (view: View) => askAside<RoadsInView>(view);

/** A better order of a trip's stops, as `betterOrder` has it: the search takes longer than a frame may. */
export const askOrder = (question: OrderQuestion) => askAside<BetterOrder | null>(question);

/** Asks the worker for what it tells nobody else. It rejects when the worker cannot be started or fails. */
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
	// While developing, the worker is a module of the development server, whose address has another form.
	const url = import.meta.env.DEV ? workerUrl : trustedScriptUrl(workerUrl);
	const started = new Worker(url, { type: 'module', name: 'roads' });
	started.addEventListener('message', ({ data }: MessageEvent<RoadReply>) => {
		waiting.shift();
		if ('answers' in data) return keep(data.answers);
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

function keep(answers: RoadAnswers): void {
	const known = roadAnswers.get();
	const rest = Object.keys(known).length > MOST_ANSWERS ? stillWanted(known) : known;
	roadAnswers.set({ ...rest, ...answers });
}

function stillWanted(known: RoadAnswers): RoadAnswers {
	const keys = [...wanted].flatMap(pairsOf).map(([from, to]) => pairKey(from, to));
	return Object.fromEntries(keys.flatMap((key) => (known[key] ? [[key, known[key]]] : [])));
}
