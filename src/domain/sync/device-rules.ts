import type { Cell } from './cell.ts';
import type { DeviceState, Op } from './device-state.ts';
import type { Ack, SyncResponse } from './wire.ts';

/** How far a device had come when it asked. */
type Standpoint = Pick<DeviceState, 'epoch' | 'cursor' | 'resets'>;

/** The rules that keep a device honest, apart, so that the simulation can take one away and see a law break. */
export interface DeviceRules {
	/** The base of a new edit on top of what is shown. */
	baseOf(shown: Cell | undefined, confirmed: Cell | undefined): number;
	/** Which operations leave the outbox: those with a verdict, and no others. */
	isSettled(op: Op, acks: ReadonlyMap<string, Ack>): boolean;
	/** Which views are built again. */
	touched(documents: readonly string[], settled: readonly Op[]): Set<string>;
	/** Whether an answer finds the device where it asked: if another answer came first, this one may tell of a past. */
	isCurrent(asked: Standpoint, state: Standpoint): boolean;
	/** Whether what a restored server lacks is sent again. */
	sendsAgain: boolean;
	/** The revision up to which a restored server's past is the device's; null when the server cannot say. */
	sharedWith(response: Pick<SyncResponse, 'shared'>): number | null;
	/** Whether an edit that waits claims to have seen no more than that. */
	lowersBases: boolean;
	/** Whether the outbox waits for a reset to be complete. */
	waitsForReset: boolean;
}

/** The rules as they stand. */
export const deviceRules: DeviceRules = {
	// A pending cell carries its edit's base, so an edit upon one's own edit inherits it.
	baseOf: (shown) => shown?.r ?? 0,
	isSettled: (op, acks) => acks.has(op.id),
	touched: (documents, settled) => new Set([...documents, ...settled.map(({ trip }) => trip)]),
	isCurrent: (asked, { epoch, cursor, resets }) =>
		asked.epoch === epoch && asked.cursor === cursor && asked.resets === resets,
	sendsAgain: true,
	sharedWith: ({ shared }) => shared ?? null,
	lowersBases: true,
	waitsForReset: true,
};
