import type { Cells } from './cell.ts';
import type { Op } from './device-state.ts';

/** Why an operation is refused. A device shows a code that it does not know as "not accepted". */
export type RefusalCode =
	| 'quota'
	| 'stop_limit'
	| 'name_too_short'
	| 'too_large'
	| 'invalid'
	| 'unknown_trip'
	| 'stale';

/** What the product allows, asked once for each operation inside the server's transaction. */
export interface Policy {
	/** Why the value can never stand at its path, or null. */
	malformed(op: Op): RefusalCode | null;
	/** Why it may not stand there now, given the trip before it and how many live trips the account has; or null. */
	forbids(op: Op, trip: Cells, account: { liveTrips: number }): RefusalCode | null;
}
