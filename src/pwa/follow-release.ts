import { shareRuns } from '#domain/in-turn.ts';
import { storedText } from '#runtime/browser-store.ts';
import { SHELL } from './shell.ts';
import { entryOf, isOurFile } from './worker/own-files.ts';

/** The entry of the release that this tab has moved to: a cache on the way may keep answering with the old page. */
const wentTo = storedText('tab', 'ctt.release');

/**
 * Calls `goAfresh` when this page needs a part that a new release no longer has. Without a signal, or if a captive
 * portal answers, it waits for the part instead.
 */
export function followRelease(goAfresh: () => void): void {
	const looking = shareRuns(async () => {
		if (!navigator.onLine) return;
		const entry = await readLatestEntry();
		if (entry === undefined || isEntryHere(entry) || wentTo.read() === entry) return;
		if (wentTo.write(entry)) goAfresh();
	});
	addEventListener('vite:preloadError', () => void looking.join());
}

/** Undefined while our server does not answer. If a worker answers, this is the entry of the release on this device. */
async function readLatestEntry(): Promise<string | undefined> {
	try {
		const shell = await fetch(SHELL, { cache: 'no-store' });
		return (await isOurFile(shell.url, shell)) ? await entryOf(shell) : undefined;
	} catch (error) {
		console.warn('No newer release could be looked for', error);
		return undefined;
	}
}

const isEntryHere = (entry: string) =>
	[...document.scripts].some(({ src }) => src === new URL(entry, location.href).href);
