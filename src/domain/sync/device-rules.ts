import type { Cell } from './cell.ts';
import type { Op, TripOnDevice } from './device-state.ts';
import type { Ack } from './wire.ts';

/** The rules that keep a device honest, apart, so that the simulation can take one away and see a law break. */
export interface DeviceRules {
	/** The base of a new edit on top of what is shown. */
	baseOf(shown: Cell | undefined, confirmed: Cell | undefined): number;
	/** Which sent operations leave the outbox. */
	isSettled(op: Op, acks: ReadonlyMap<string, Ack>): boolean;
	/** Whether an arriving document replaces the confirmed one. */
	isNewer(rev: number, trip: TripOnDevice): boolean;
	/** Which views are built again. */
	touched(documents: readonly string[], settled: readonly Op[]): Set<string>;
	/** Whether an answer belongs to this device's present, not to before a reset or a restore. */
	isCurrent(
		asked: { epoch: string | null; resets: number },
		state: { epoch: string | null; resets: number },
	): boolean;
	/** Whether what a restored server lacks is sent again. */
	sendsAgain: boolean;
	/** Whether the outbox waits for a reset to be complete. */
	waitsForReset: boolean;
}

/** The rules as they stand. */
export const deviceRules: DeviceRules = {
	// A pending cell carries its edit's base, so an edit upon one's own edit inherits it.
	baseOf: (shown) => shown?.r ?? 0,
	isSettled: (op, acks) => acks.has(op.id),
	isNewer: (rev, trip) => rev >= trip.rev,
	touched: (documents, settled) => new Set([...documents, ...settled.map(({ trip }) => trip)]),
	isCurrent: (asked, state) => asked.epoch === state.epoch && asked.resets === state.resets,
	sendsAgain: true,
	waitsForReset: true,
};
