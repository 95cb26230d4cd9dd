import { waitAtMost } from '#runtime/pause.ts';
import { sharedDb } from './shared-db.ts';

/** In ms: far longer than a phone usually takes to open the database. */
const PATIENCE_MS = 2500;

/** Once one wait was in vain, nothing else on this page waits as long. */
let isGivenUp = false;

/** True when this page went without data that the device may have. */
export const hasGivenUp = () => isGivenUp;

/**
 * Waits for work on the database that all accounts share; once it is open, as long as the work takes.
 * @throws Error when it does not open in time. A sleeping older tab of the app can block its upgrade; the work is then
 * done when the database opens.
 */
export async function whenOpened<T>(begun: PromiseLike<T>): Promise<T> {
	if (sharedDb.isOpen()) return begun;
	const work = Promise.resolve(begun);
	const done = work.then(() => true);
	const isDone = await waitAtMost(isGivenUp ? 0 : PATIENCE_MS, done);
	if (isDone || sharedDb.isOpen()) return work;
	isGivenUp = true;
	throw new Error('The database does not open: an older tab of the app may hold up its upgrade');
}
