/**
 * What pages and the service worker tell each other. A page may speak with a worker of an older or newer release, so a
 * message keeps its name and its meaning for good.
 */

/** What a page asks of the worker. */
export type WorkerRequest =
	/** To take over from the version in use. */
	| 'SKIP_WAITING'
	/** To serve the pages that no worker serves. */
	| 'CLAIM'
	/** To fetch the files of the app that the browser has cleared. */
	| 'REPAIR'
	/** To fetch the shell again. */
	| 'RENEW';

/** What the worker tells all pages. */
export type WorkerNews =
	/** The device is too full for the app. */
	| 'NO_ROOM'
	/** The missing files are here again. */
	| 'REPAIRED';

interface Recipient {
	postMessage: (message: { type: string }) => void;
}

export const askWorker = (worker: Recipient | null | undefined, type: WorkerRequest): void =>
	worker?.postMessage({ type });

export const tellPage = (page: Recipient, type: WorkerNews): void => page.postMessage({ type });

/** Calls what answers this request of a page; one of a newer release than ours has no answer. */
export function answerPage<Event extends { data: unknown }>(
	event: Event,
	answers: Record<WorkerRequest, (event: Event) => void>,
): void {
	const type = typeIn(event.data);
	if (Object.hasOwn(answers, type)) answers[type as WorkerRequest](event);
}

/** Listens for one of the worker's news, until the signal says otherwise. */
export function onWorkerNews(
	worker: EventTarget,
	news: { type: WorkerNews; listener: () => void; signal?: AbortSignal },
): void {
	const hear = (event: Event) => {
		if (typeIn((event as MessageEvent).data) === news.type) news.listener();
	};
	worker.addEventListener('message', hear, news.signal ? { signal: news.signal } : undefined);
}

const typeIn = (data: unknown): string => String((data as { type?: unknown } | null)?.type);
