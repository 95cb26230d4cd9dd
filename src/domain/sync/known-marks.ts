import type { AccountState } from './account-state.ts';
import type { Mark } from './mark.ts';

/** True when the account's history contains the write. */
export function isKnown({ verdicts }: AccountState, { op, rev, at }: Mark): boolean {
	const verdict = verdicts.get(op);
	return verdict?.ack.rev === rev && verdict.at === at;
}

/** Returns the last revision that the account's history shares with the marks; 0 when none of them is known. */
export function sharedRevision(state: AccountState, marks: readonly Mark[]): number {
	return Math.max(0, ...marks.filter((mark) => isKnown(state, mark)).map(({ rev }) => rev));
}
