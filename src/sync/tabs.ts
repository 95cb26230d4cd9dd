import { alone } from '#runtime/alone.ts';

/** Messages between the tabs of one account. */
export type TabWord = 'changed' | 'signed out';

/** The other tabs of one account on this device. */
export interface Tabs {
	tell: (word: TabWord) => void;
	/** Runs work while no other tab does; without browser locks it just runs, which is also safe. */
	alone: <T>(work: () => Promise<T>) => Promise<T>;
	close: () => void;
}

/** Joins the tabs that have the database of this name open. */
export function joinTabs(name: string, onWord: (word: TabWord) => void): Tabs {
	const channel = new BroadcastChannel(name);
	channel.onmessage = ({ data }: MessageEvent<TabWord>) => onWord(data);
	return {
		tell: (word) => channel.postMessage(word),
		alone: (work) => alone(name, work),
		close: () => channel.close(),
	};
}
