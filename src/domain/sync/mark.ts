/**
 * Identifies a write of an account: its operation, its revision, and its time by the server's clock. Anyone who has a
 * write's mark shares the account's history up to it; a database restored from a backup may not.
 */
export interface Mark {
	op: string;
	rev: number;
	/** Epoch milliseconds. */
	at: number;
}

/**
 * Returns a device's marks plus a newly received one, newest first. Older marks thin out: at most one stays of those 2
 * to 3 revisions back, one of 4 to 7, one of 8 to 15, and so on.
 */
export function withMark(marks: readonly Mark[], heard: Mark | null | undefined): readonly Mark[] {
	if (!heard || (marks[0]?.op === heard.op && marks[0].at === heard.at)) return marks;
	const distance = ({ rev }: Mark) => Math.floor(Math.log2(Math.max(1, heard.rev - rev)));
	// Keeps the oldest at each distance, because it will move on to the next.
	const stays = marks.filter((mark, at) => {
		const older = marks[at + 1];
		return older === undefined || distance(older) !== distance(mark);
	});
	return [heard, ...stays];
}
