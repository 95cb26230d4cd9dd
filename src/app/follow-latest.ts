import { openLine } from '#api/live.ts';
import { backOff } from '#domain/back-off.ts';
import type { Latest } from '#domain/live.ts';
import { alone } from '#runtime/alone.ts';
import { pause } from '#runtime/pause.ts';
import { savesData } from '#runtime/preferences.ts';
import { isVisible } from '#runtime/visibility.ts';

const NAME = 'ctt.live';

/**
 * Calls back with news from the server while a person looks at this page. One tab holds the connection for the whole
 * browser; a page that is hidden, offline or saving data holds none. Returns the function that reopens it.
 */
export function followLatest(onLatest: (latest: Latest) => void): () => void {
	const channel = new BroadcastChannel(NAME);
	let last: Latest | null = null;
	let stop: AbortController | null = null;

	const take = (latest: Latest) => {
		last = latest;
		channel.postMessage(latest);
		onLatest(latest);
	};
	channel.onmessage = ({ data }: MessageEvent<Latest | 'what is new?'>) => {
		if (data === 'what is new?') {
			if (last) channel.postMessage(last);
		} else if (isVisible()) onLatest(data);
	};
	const close = () => {
		stop?.abort();
		stop = null;
		last = null;
	};
	const follow = () => {
		if (!isVisible() || !navigator.onLine || savesData()) return close();
		if (stop) return;
		stop = new AbortController();
		channel.postMessage('what is new?');
		void inTurn(stop.signal, take);
	};
	for (const event of ['pageshow', 'online', 'offline'] as const) addEventListener(event, follow);
	document.addEventListener('visibilitychange', follow);
	// Back could not restore a page with an open connection as it was.
	addEventListener('pagehide', close);
	follow();
	return () => {
		close();
		follow();
	};
}

/** Holds the connection once no other tab does. */
async function inTurn(signal: AbortSignal, take: (latest: Latest) => void): Promise<void> {
	try {
		// Without browser locks, each tab holds its own.
		await alone(NAME, () => holdLine(signal, take), { signal });
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}

async function holdLine(signal: AbortSignal, take: (latest: Latest) => void): Promise<void> {
	let failures = 0;
	while (!signal.aborted) {
		const hasLasted = await untilLineEnds(signal, take);
		failures = hasLasted ? 0 : failures + 1;
		// Spreads the requests out after a server restart.
		await pause(500 + backOff(failures, null, Math.random), signal);
	}
}

/** Resolves when the connection has ended: true if it lasted, in the sense of `openLine`. */
function untilLineEnds(signal: AbortSignal, onLatest: (latest: Latest) => void): Promise<boolean> {
	return new Promise((resolve) => {
		const stop = () => {
			close();
			resolve(true);
		};
		const close = openLine({
			onLatest,
			onEnd: (hasLasted) => {
				signal.removeEventListener('abort', stop);
				resolve(hasLasted);
			},
		});
		signal.addEventListener('abort', stop);
	});
}
