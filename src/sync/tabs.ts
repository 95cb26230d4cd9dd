import { aloneWithin } from '#runtime/alone.ts';

/** Messages between the tabs of one account. */
export type TabWord = 'changed' | 'signed out';

/** Longer than any request of a tab that is awake. */
const PATIENCE_MS = 45_000;

/** The other tabs of one account on this device. */
export interface Tabs {
	tell: (word: TabWord) => void;
	/** Runs work while no other tab does, or once that has taken too long; two at once are also safe. */
	alone: <T>(work: () => Promise<T>) => Promise<T>;
	close: () => void;
}

/** Joins the tabs that have the database of this name open. */
export function joinTabs(name: string, onWord: (word: TabWord) => void): Tabs {
	const channel = new BroadcastChannel(name);
	channel.onmessage = ({ data }: MessageEvent<TabWord>) => onWord(data);
	return {
		tell: (word) => channel.postMessage(word),
		alone: (work) => aloneWithin(PATIENCE_MS, name, work),
		close: () => channel.close(),
	};
}

/** Tells something to the tabs of an account that this one does not show. */
export function tellTabs(name: string, word: TabWord): void {
	const channel = new BroadcastChannel(name);
	channel.postMessage(word);
	channel.close();
}
