import type { createBrowserRouter } from 'react-router-dom';
import { paths, tripIdIn } from '#domain/paths.ts';
import { nextTask } from '#runtime/in-slices.ts';
import { waitAtMost } from '#runtime/pause.ts';
import { remembered } from '#runtime/remembered.ts';
import { openDevice } from './open-device.ts';
import { watchSession } from './watch-session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The longest wait for the database to open. */
const PATIENCE_MS = 1000;

const openOnce = remembered(openDevice);
let reading: Promise<void> | undefined;

/**
 * Opens the device's database, then watches the session; once for this page. Each is done in its own task: on a phone,
 * the first run of each takes long.
 */
export function readDevice(router: Router): Promise<void> {
	reading ??= openThenWatch(router);
	return reading;
}

async function openThenWatch(router: Router) {
	// Opened first: otherwise everything waiting for it would run in a single task.
	await waitAtMost(PATIENCE_MS, openOnce());
	await nextTask();
	watchSession(router);
}

/**
 * Begins this for a document that came from the device, while its page is being drawn: it brought no words, so they
 * wait for the database, and those of a saved trip for its account, too.
 */
export function readAhead(router: Router): void {
	const { pathname, search } = router.state.location;
	const isSaved = tripIdIn(new URLSearchParams(search)) !== null || pathname.startsWith(paths.saved);
	void (isSaved ? readDevice(router) : openOnce());
}
