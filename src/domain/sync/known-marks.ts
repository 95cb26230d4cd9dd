import type { AccountState } from './account-state.ts';
import type { Mark } from './mark.ts';

/** Whether the account's history has the write. */
export function isKnown({ verdicts }: AccountState, { op, rev, at }: Mark): boolean {
	const verdict = verdicts.get(op);
	return verdict?.ack.rev === rev && verdict.at === at;
}

/** The revision up to which the account's history is the one that the marks are from; 0 when none of them is known. */
export function sharedRevision(state: AccountState, marks: readonly Mark[]): number {
	return Math.max(0, ...marks.filter((mark) => isKnown(state, mark)).map(({ rev }) => rev));
}
