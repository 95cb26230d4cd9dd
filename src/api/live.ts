import { type Latest, latestSchema, liveStream } from '#domain/live.ts';
import { observable } from '#ui/observable.ts';
import { apiAddress } from './api-address.ts';
import { noteReachable } from './reachability.ts';

const live = observable(false);

/** Whether the server tells this page what is new as it happens, so that nothing has to be asked by the clock. */
export const isLive = live.get;

interface LineParts {
	onLatest: (latest: Latest) => void;
	/** The line is gone; `wasHeard` when the server said something on it, so that it may be opened again soon. */
	onEnd: (wasHeard: boolean) => void;
}

/** Opens a line on which the server says what is new; returns the way to close it, after which nothing is called back. */
export function openLine({ onLatest, onEnd }: LineParts): () => void {
	const source = new EventSource(apiAddress(liveStream.path));
	let wasHeard = false;
	const close = () => {
		clearTimeout(silence);
		source.close();
		live.set(false);
	};
	const end = () => {
		close();
		onEnd(wasHeard);
	};
	// A phone that has changed networks is told by nobody that its connection is dead.
	const untilSilent = () => setTimeout(end, 2 * liveStream.beatMs);
	let silence = untilSilent();
	const hear = () => {
		wasHeard = true;
		clearTimeout(silence);
		silence = untilSilent();
	};
	source.addEventListener('beat', hear);
	source.addEventListener('latest', ({ data }) => {
		const latest = read(data);
		if (!latest) return end();
		hear();
		live.set(true);
		noteReachable(true);
		onLatest(latest);
	});
	// The browser would open it again by itself, at once and for ever.
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
