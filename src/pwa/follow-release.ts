import { shareRuns } from '#domain/in-turn.ts';
import { storedText } from '#runtime/browser-store.ts';
import { entryOf, isOurFile } from './worker/own-files.ts';

const SHELL = '/index.html';

/** The entry of the release that this tab has gone to: a cache on the way may go on answering with the old page. */
const wentTo = storedText('tab', 'ctt.release');

/**
 * Calls `goAfresh` when this page needs a part that a new release no longer has. Without a signal, or with nothing but a
 * captive portal's page, the part is waited for instead.
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

/** Undefined while our server does not say. Where a worker answers, it is that of the release on this device. */
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
