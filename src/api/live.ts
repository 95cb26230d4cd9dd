import { type Latest, latestSchema, liveStream } from '#domain/live.ts';
import { observable } from '#runtime/observable.ts';
import { noteReachable } from '#runtime/reachability.ts';
import { apiAddress } from './api-address.ts';

const live = observable(false);

/** True while the server pushes news to this page, so that nothing needs polling. */
export const isLive = live.get;

interface LineParts {
	onLatest: (latest: Latest) => void;
	/**
	 * Called when the connection is gone; `hasLasted` is true when a heartbeat came, so that it may reopen soon. The
	 * first event alone proves nothing: some proxies let it through and then close every connection.
	 */
	onEnd: (hasLasted: boolean) => void;
}

/** Opens a connection for the server's news; returns the function that closes it, after which no callback runs. */
export function openLine({ onLatest, onEnd }: LineParts): () => void {
	const source = new EventSource(apiAddress(liveStream.path));
	let hasLasted = false;
	const close = () => {
		clearTimeout(silence);
		source.close();
		live.set(false);
	};
	const end = () => {
		close();
		onEnd(hasLasted);
	};
	// A phone that changes networks is not told that its connection is dead.
	const untilSilent = () => setTimeout(end, 2 * liveStream.beatMs);
	let silence = untilSilent();
	const hear = () => {
		clearTimeout(silence);
		silence = untilSilent();
	};
	source.addEventListener('beat', () => {
		hasLasted = true;
		hear();
	});
	source.addEventListener('latest', ({ data }) => {
		const latest = read(data);
		if (!latest) return end();
		hear();
		live.set(true);
		noteReachable(true);
		onLatest(latest);
	});
	// By itself, the browser would reopen it at once, and forever.
	source.addEventListener('error', end);
	return close;
}

function read(words: string): Latest | null {
	try {
		return latestSchema.parse(JSON.parse(words));
	} catch (error) {
		console.error('What the server says is new cannot be read', error);
		return null;
	}
}
