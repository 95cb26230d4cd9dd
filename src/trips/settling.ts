import type { Change } from '#domain/sync/cell.ts';

/** An edit, and the next sequence number when it reached the disk; null until it is written. */
export interface SettlingEdit {
	changes: readonly Change[];
	writtenAt: number | null;
}

/** Edits that a trip does not show yet, in order; it shows every edit before `nextSeq`. */
export function unsettledChanges(settling: readonly SettlingEdit[], nextSeq: number): Change[] {
	return settling
		.filter(({ writtenAt }) => writtenAt === null || writtenAt > nextSeq)
		.flatMap(({ changes }) => changes);
}
