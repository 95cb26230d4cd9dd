import { readStoredAgain } from '#content/catalogue.ts';
import { orWarn } from '#db/or-warn.ts';
import { sharedDb } from '#db/shared-db.ts';
import { hasGivenUp } from '#db/when-opened.ts';
import { waitAtMost } from '#runtime/pause.ts';
import { confirmAgain } from '#session/confirm-session.ts';
import { dismissToast, showToast } from '#ui/toasts.ts';

/** In ms: by then, pages show what came with the app, and the person is waiting for the trips. */
const SAY_AFTER_MS = 4000;

/**
 * Opens the device's database. If an older tab of the app blocks it, tells the person how to help; once it opens, reads
 * what the page had to do without.
 */
export async function openDevice(): Promise<void> {
	const opened = orWarn('This device’s database did not open', () => sharedDb.open());
	void sayIfLate(opened.then(() => true));
	await opened;
	if (hasGivenUp()) await Promise.all([readStoredAgain(), confirmAgain()]);
}

async function sayIfLate(opened: Promise<true>) {
	if (await waitAtMost(SAY_AFTER_MS, opened)) return;
	const words = 'Your trips can’t open yet. If College Tour Trails is open in another tab, close it there.';
	const toast = showToast({ words, stays: true });
	await opened;
	dismissToast(toast);
}
