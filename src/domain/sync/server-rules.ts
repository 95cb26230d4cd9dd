import type { AccountState, StoredCell } from './account-state.ts';
import { isKnown } from './known-marks.ts';
import { type CellWrite, type MergeOutcome, mergeCell } from './merge-cell.ts';
import type { Ack, SyncRequest } from './wire.ts';

/** The rules that keep the server honest, apart, so that the simulation can take one away and see a law break. */
export interface ServerRules {
	merge(held: StoredCell | undefined, write: CellWrite): MergeOutcome;
	/** Whether a value that gives way is kept. */
	keepsHistory(outcome: MergeOutcome): boolean;
	/** The answer that an operation already has. */
	verdictOf(state: AccountState, opId: string): Ack | undefined;
	/** Whether a device's operation was worked on before, though its verdict is forgotten. */
	isStale(state: AccountState, device: string, seq: number): boolean;
	/** Whether what the device believes can no longer be brought up to date step by step. */
	needsReset(state: AccountState, asked: Pick<SyncRequest, 'epoch' | 'cursor'>): boolean;
	/** Whether the device heard of a write that this account's past has not: an older copy was put in place. */
	hasLostMark(
		state: AccountState,
		asked: Pick<SyncRequest, 'epoch' | 'mark'>,
		verdictsSince: number,
	): boolean;
	/** The cursor after a page that ends at `pageEnd`. */
	cursorAfter(state: AccountState, pageEnd: number): number;
	/** The account against which a rule is checked: as it is now, not as it was when the push began. */
	judgedBy(now: AccountState, before: AccountState): AccountState;
}

/** The rules as they stand. */
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
