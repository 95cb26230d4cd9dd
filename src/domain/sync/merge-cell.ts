import type { StoredCell } from './account-state.ts';

/** A write of one cell as the server sees it: `t` is corrected, `base` is the revision its author was looking at. */
export type CellWrite = Pick<StoredCell, 't' | 'device' | 'seq'> & { base: number };

/**
 * `replaces` a value its author had seen, `overrides` one they had not, or `gives_way` to it; the last two make
 * history.
 */
export type MergeOutcome = 'replaces' | 'overrides' | 'gives_way';

/** Decides a write to a held value by the three rules of docs/SYNC.md, in order. */
export function mergeCell(held: StoredCell | undefined, write: CellWrite): MergeOutcome {
	if (held === undefined) return 'replaces';
	if (held.device === write.device) return write.seq > held.seq ? 'replaces' : 'gives_way';
	if (held.r <= write.base) return 'replaces';
	return isLater(write, held) ? 'overrides' : 'gives_way';
}

function isLater(write: CellWrite, held: StoredCell): boolean {
	return write.t === held.t ? write.device > held.device : write.t > held.t;
}
