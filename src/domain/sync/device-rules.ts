import type { Cell } from './cell.ts';
import type { DeviceState, Op } from './device-state.ts';
import type { Ack, SyncResponse } from './wire.ts';

/** The device's position when it made the request. */
type Standpoint = Pick<DeviceState, 'epoch' | 'cursor' | 'resets'>;

/** The rules that keep a device honest, kept separate so that the simulation can drop one and see a law break. */
export interface DeviceRules {
	/** Returns the base of a new edit of the shown value. */
	baseOf(shown: Cell | undefined, confirmed: Cell | undefined): number;
	/** True for operations that may leave the outbox: those with a verdict, and no others. */
	isAnswered(op: Op, acks: ReadonlyMap<string, Ack>): boolean;
	/** Returns the trips whose views must be rebuilt. */
	touched(documents: readonly string[], answered: readonly Op[]): Set<string>;
	/**
	 * True when the device's position is still the one it asked from. If another answer came first, this one may
	 * describe the past.
	 */
	isCurrent(asked: Standpoint, state: Standpoint): boolean;
	/** True when the device resends whatever a restored server lacks. */
	sendsAgain: boolean;
	/** Returns the last revision that the device shares with a restored server; null when the server cannot tell. */
	sharedWith(response: Pick<SyncResponse, 'shared'>): number | null;
	/** True when a waiting edit's base is lowered to that revision, because it has seen no more. */
	lowersBases: boolean;
	/** True when the outbox waits until a reset is complete. */
	waitsForReset: boolean;
}

/** The rules in force. */
export const deviceRules: DeviceRules = {
	// A pending cell carries its edit's base, so an edit of a pending value inherits it.
	baseOf: (shown) => shown?.r ?? 0,
	isAnswered: (op, acks) => acks.has(op.id),
	touched: (documents, answered) => new Set([...documents, ...answered.map(({ trip }) => trip)]),
	isCurrent: (asked, { epoch, cursor, resets }) =>
		asked.epoch === epoch && asked.cursor === cursor && asked.resets === resets,
	sendsAgain: true,
	sharedWith: ({ shared }) => shared ?? null,
	lowersBases: true,
	waitsForReset: true,
};
