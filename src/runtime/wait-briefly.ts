import { waitAtMost } from './pause.ts';
import { isReachable } from './reachability.ts';

/** In ms: how long nobody minds waiting for an answer that the page can do without. */
const BRIEFLY_MS = 500;
/** While nothing arrives, only as long as it takes to fail at once. */
const UNREACHABLE_MS = 50;

/**
 * Waits a moment for work that asks the server, because a signal that carries nothing would delay what is on this
 * device. After that the work continues by itself, and this resolves to undefined.
 */
export const waitBriefly = <T>(work: Promise<T>): Promise<T | undefined> =>
	waitAtMost(isReachable() ? BRIEFLY_MS : UNREACHABLE_MS, work);
