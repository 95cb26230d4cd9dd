/**
 * A write of an account, by what no other write has in common with it: the operation, the revision that it got, and when, by
 * the server's clock. Whoever has the mark of a write has the same history up to it; a database that was put back has not.
 */
export interface Mark {
	op: string;
	rev: number;
	/** Epoch milliseconds. */
	at: number;
}

/**
 * A device's marks with one it has just heard, the newest first. The older they are, the fewer stay: of those that lie 2 to 3
 * revisions back one, of 4 to 7 one, of 8 to 15 one, and so on.
 */
export function withMark(marks: readonly Mark[], heard: Mark | null | undefined): readonly Mark[] {
	if (!heard || (marks[0]?.op === heard.op && marks[0].at === heard.at)) return marks;
	const distance = ({ rev }: Mark) => Math.floor(Math.log2(Math.max(1, heard.rev - rev)));
	// The oldest of each distance, as it is the one that comes to the next.
	const stays = marks.filter((mark, at) => {
		const older = marks[at + 1];
		return older === undefined || distance(older) !== distance(mark);
	});
	return [heard, ...stays];
}
