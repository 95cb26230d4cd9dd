import { openLine } from '#api/live.ts';
import type { Latest } from '#domain/live.ts';
import { backOff } from '#sync/back-off.ts';

const NAME = 'ctt.live';

/**
 * Calls back with what is new on the server for as long as a person looks at this page. One tab holds the line for all of
 * this browser; a page that is hidden, has no network or is asked to save data holds none. Returns the way to open it anew.
 */
export function followLatest(onLatest: (latest: Latest) => void): () => void {
	const channel = new BroadcastChannel(NAME);
	let told: Latest | null = null;
	let stop: AbortController | null = null;

	const take = (latest: Latest) => {
		told = latest;
		channel.postMessage(latest);
		onLatest(latest);
	};
	channel.onmessage = ({ data }: MessageEvent<Latest | 'what is new?'>) => {
		if (data === 'what is new?') {
			if (told) channel.postMessage(told);
		} else if (isSeen()) onLatest(data);
	};
	const close = () => {
		stop?.abort();
		stop = null;
		told = null;
	};
	const follow = () => {
		if (!isSeen() || !navigator.onLine || savesData()) return close();
		if (stop) return;
		stop = new AbortController();
		channel.postMessage('what is new?');
		void inTurn(stop.signal, take);
	};
	for (const event of ['pageshow', 'online', 'offline'] as const) addEventListener(event, follow);
	document.addEventListener('visibilitychange', follow);
	// A page that holds a line could not come back by Back as it was left.
	addEventListener('pagehide', close);
	follow();
	return () => {
		close();
		follow();
	};
}

const isSeen = () => document.visibilityState === 'visible';
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Holds the line once no other tab does. */
async function inTurn(signal: AbortSignal, take: (latest: Latest) => void): Promise<void> {
	const hold = () => holdLine(signal, take);
	try {
		// Old browsers, and pages without https, have no locks: then each tab holds its own.
		await (navigator.locks ? navigator.locks.request(NAME, { signal }, hold) : hold());
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}

async function holdLine(signal: AbortSignal, take: (latest: Latest) => void): Promise<void> {
	let failures = 0;
	while (!signal.aborted) {
		const wasHeard = await untilLineEnds(signal, take);
		failures = wasHeard ? 0 : failures + 1;
		// A server that starts again is not to be asked by everyone at one moment.
		await pause(500 + backOff(failures, null, Math.random), signal);
	}
}

/** Resolves when the line has ended, with whether the server was heard on it. */
function untilLineEnds(signal: AbortSignal, onLatest: (latest: Latest) => void): Promise<boolean> {
	return new Promise((resolve) => {
		const stop = () => {
			close();
			resolve(true);
		};
		const close = openLine({
			onLatest,
			onEnd: (wasHeard) => {
				signal.removeEventListener('abort', stop);
				resolve(wasHeard);
			},
		});
		signal.addEventListener('abort', stop);
	});
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const go = () => {
			clearTimeout(timer);
			signal.removeEventListener('abort', go);
			resolve();
		};
		const timer = setTimeout(go, ms);
		signal.addEventListener('abort', go);
	});
}
