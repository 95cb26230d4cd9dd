import type { Cells } from './cell.ts';
import type { Op } from './device-state.ts';

/** Why an operation is refused. A device shows unknown codes as "not accepted". */
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
	/** Returns why the value is never allowed at its path, or null. */
	malformed(op: Op): RefusalCode | null;
	/**
	 * Returns why it is not allowed there now, or null; given the trip before it, the account's number of live trips,
	 * and its corrected time: `op.t` is the device's own clock.
	 */
	forbids(op: Op, trip: Cells, given: { liveTrips: number; madeAt: number }): RefusalCode | null;
	/** Returns the path of the cell whose `false` hides the value at this path, as a stop's life does; or null. */
	holderOf(path: string): string | null;
}
