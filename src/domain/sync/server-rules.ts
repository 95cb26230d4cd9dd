import type { AccountState, StoredCell } from './account-state.ts';
import { isKnown } from './known-marks.ts';
import { type CellWrite, type MergeOutcome, mergeCell } from './merge-cell.ts';
import type { Ack, SyncRequest } from './wire.ts';

/** The rules that keep the server honest, kept separate so that the simulation can drop one and see a law break. */
export interface ServerRules {
	merge(stored: StoredCell | undefined, write: CellWrite): MergeOutcome;
	/** True when a replaced value goes to history. */
	keepsHistory(outcome: MergeOutcome): boolean;
	/** Returns the verdict an operation already has. */
	verdictOf(state: AccountState, opId: string): Ack | undefined;
	/** True when a device's operation was processed before, even if its verdict has been forgotten. */
	isStale(state: AccountState, device: string, seq: number): boolean;
	/** True when the device's state can no longer be updated step by step. */
	needsReset(state: AccountState, asked: Pick<SyncRequest, 'epoch' | 'cursor'>): boolean;
	/** True when the device knows of a write missing from this account's past: an older copy has been put in place. */
	hasLostMark(
		state: AccountState,
		asked: Pick<SyncRequest, 'epoch' | 'mark'>,
		verdictsSince: number,
	): boolean;
	/** Returns the cursor after a page that ends at `pageEnd`. */
	cursorAfter(state: AccountState, pageEnd: number): number;
	/** Returns the account to check a rule against: its state now, not when the push began. */
	judgedBy(now: AccountState, before: AccountState): AccountState;
}

/** The rules in force. */
export const serverRules: ServerRules = {
	merge: mergeCell,
	keepsHistory: (outcome) => outcome !== 'replaces',
	verdictOf: (state, opId) => state.verdicts.get(opId)?.ack,
	isStale: (state, device, seq) => seq <= (state.watermarks.get(device) ?? 0),
	needsReset: (state, { epoch, cursor }) =>
		(epoch === null ? cursor > 0 : epoch !== state.epoch) ||
		(cursor > 0 && cursor < state.floor) ||
		cursor > state.rev,
	hasLostMark: (state, { epoch, mark }, verdictsSince) =>
		epoch === state.epoch && !!mark && mark.at >= verdictsSince && !isKnown(state, mark),
	cursorAfter: (_state, pageEnd) => pageEnd,
	judgedBy: (now) => now,
};
