import type { Cells, Change } from '#domain/sync/cell.ts';

/** An edit, and the sequence number from which on the trip on disk holds it; null while it is not written. */
export interface SettlingEdit {
	changes: readonly Change[];
	writtenAt: number | null;
}

/** The edits that these cells do not hold yet, in their order. */
export function unsettledChanges(settling: readonly SettlingEdit[], cells: Cells): Change[] {
	const shownUntil = lastSeq(cells);
	return settling
		.filter(({ writtenAt }) => writtenAt === null || writtenAt > shownUntil)
		.flatMap(({ changes }) => changes);
}

/** The highest sequence number in the cells; edits in memory only, which count down from above, aside. */
export function lastSeq(cells: Cells): number {
	const seqs = [...cells.values()].map(({ pending = 0 }) => pending);
	return Math.max(0, ...seqs.filter((seq) => seq < Number.MAX_SAFE_INTEGER / 2));
}
