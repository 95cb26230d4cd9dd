import { storedText } from './browser-store.ts';

/** A part may be requested in several places at once: failures within this time count as the same one. */
const AGAIN_MS = 500;

interface Failure {
	/** Epoch milliseconds. */
	at: number;
	/** True once it has failed again although the server answered. */
	hadAnswer: boolean;
}
const failed = new Map<string, Failure>();
/** The parts for which this tab was reloaded, one per line. */
const openedFor = storedText('tab', 'ctt.opened-anew');

/**
 * Reloads the document when a part of the app keeps failing although the server answers. Browsers from before the fall
 * of 2026 remember a module that could not be fetched for as long as the document is open, and never request it again.
 * Done once for each part, so that a part that never arrives causes no loop, and not while anything is typed, asked or
 * unsaved.
 * @param part the browser's message about the failure, which in most browsers names the part
 */
export async function openAnewIfKept(part: string): Promise<void> {
	const at = Date.now();
	const before = failed.get(part);
	if (before && at - before.at < AGAIN_MS) return;
	const failure = { at, hadAnswer: before?.hadAnswer ?? false };
	failed.set(part, failure);
	if (!before || !(await isServerThere())) return;
	// The signal may have returned only after this failure: the next one tells.
	failure.hadAnswer = true;
	const opened = openedFor.read() ?? '';
	if (!before.hadAnswer || opened.split('\n').includes(part) || isInUse()) return;
	// Marks all at once, because a second reload would end the first.
	if (openedFor.write([opened, ...failed.keys()].join('\n'))) location.reload();
}

/** Requests only the headers of this page, which no worker answers. */
async function isServerThere(): Promise<boolean> {
	if (!navigator.onLine) return false;
	try {
		return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
	} catch (error) {
		console.warn('The server does not answer yet', error);
		return false;
	}
}

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])';

function isInUse(): boolean {
	const isTyped = [...document.querySelectorAll<HTMLInputElement>(TYPED)].some(({ value }) => value !== '');
	const isAsked = document.querySelector('dialog[open], [role="dialog"]') !== null;
	// A component with something unsaved refuses this, as it refuses closing the tab.
	return isTyped || isAsked || !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
