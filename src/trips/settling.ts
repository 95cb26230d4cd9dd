import type { Change } from '#domain/sync/cell.ts';

/** An edit, and the next sequence number when it was on disk; null while it is not written. */
export interface SettlingEdit {
	changes: readonly Change[];
	writtenAt: number | null;
}

/** The edits that a trip does not show yet, in their order; it shows every edit before `nextSeq`. */
export function unsettledChanges(settling: readonly SettlingEdit[], nextSeq: number): Change[] {
	return settling
		.filter(({ writtenAt }) => writtenAt === null || writtenAt > nextSeq)
		.flatMap(({ changes }) => changes);
}
