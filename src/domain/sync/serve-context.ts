import type { Policy } from './policy.ts';
import type { ServerRules } from './server-rules.ts';

/** What serving a request needs from outside. */
export interface ServeContext {
	/** The server's clock, epoch milliseconds. */
	now: number;
	policy: Policy;
	/** The epoch to begin when the database turns out to be older than what a device has seen. */
	freshEpoch: () => string;
	/** The verdicts given since then are all there, epoch milliseconds. */
	verdictsSince: number;
	/** Whether another account owns a trip of this id. */
	isTaken?: (tripId: string) => boolean;
	rules?: ServerRules;
}
