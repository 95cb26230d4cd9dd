import type { Cells } from './cell.ts';
import type { Op } from './device-state.ts';

/** Why an operation is refused. A device shows an unknown code as "not accepted". */
export type RefusalCode =
	| 'quota'
	| 'stop_limit'
	| 'name_too_short'
	| 'too_large'
	| 'invalid'
	| 'unknown_trip'
	| 'stale';

/** The product's rules, checked for each operation inside the server's transaction. */
export interface Policy {
	/** Why the value is never allowed at its path, or null. */
	malformed(op: Op): RefusalCode | null;
	/**
	 * Why it is not allowed there now, or null; given the trip before it, the account's number of live trips, and its
	 * corrected time: `op.t` is what the device's clock said.
	 */
	forbids(op: Op, trip: Cells, given: { liveTrips: number; madeAt: number }): RefusalCode | null;
	/** The path of the cell whose `false` takes the value at this path out of sight, as a stop's life does; or null. */
	holderOf(path: string): string | null;
}
