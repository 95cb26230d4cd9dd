import type { Policy } from './policy.ts';
import type { ServerRules } from './server-rules.ts';

/** Inputs from outside for serving a request. */
export interface ServeContext {
	/** The server's clock, epoch milliseconds. */
	now: number;
	policy: Policy;
	/** Returns the epoch to start when the database turns out to be older than what a device has seen. */
	freshEpoch: () => string;
	/** Verdicts since this time are complete; epoch milliseconds. */
	verdictsSince: number;
	/** True when another account owns a trip with this id. */
	isTaken?: (tripId: string) => boolean;
	rules?: ServerRules;
}
