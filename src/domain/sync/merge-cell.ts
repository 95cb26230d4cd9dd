import type { StoredCell } from './account-state.ts';

/** A write of one cell as the server sees it: `t` is corrected, `base` is the revision its author saw. */
export type CellWrite = Pick<StoredCell, 't' | 'device' | 'seq'> & { base: number };

/**
 * The write `replaces` a value its author had seen, `overrides` one they had not, or `gives_way` to it; the last two
 * make history.
 */
export type MergeOutcome = 'replaces' | 'overrides' | 'gives_way';

/** Decides how a write meets a stored value by the three rules of docs/SYNC.md, in order. */
export function mergeCell(stored: StoredCell | undefined, write: CellWrite): MergeOutcome {
	if (stored === undefined) return 'replaces';
	if (stored.device === write.device) return write.seq > stored.seq ? 'replaces' : 'gives_way';
	if (stored.r <= write.base) return 'replaces';
	return isLater(write, stored) ? 'overrides' : 'gives_way';
}

function isLater(write: CellWrite, stored: StoredCell): boolean {
	return write.t === stored.t ? write.device > stored.device : write.t > stored.t;
}
