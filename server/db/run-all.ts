import { type Db, remoteOf } from './open.ts';

/** The reads that a piece of work declares before it runs. */
export interface Ahead {
	/** Identifies the rows that the work reads and writes. */
	of: string;
	/** Makes the same reads as the work, writes nothing, and copes with empty results on the first run. */
	look: () => void;
	/**
	 * Reads the rows that must be unchanged when the work is written, so that it may be computed before there is a
	 * transaction.
	 */
	stands?: () => void;
}

/** A piece of work, with its reads if they are known. */
export interface Work<T> {
	work: () => T;
	ahead?: Ahead | undefined;
}

/**
 * Runs the pieces of work inside a transaction; on a remote database, all their reads are made together before the
 * first of them. Work that shares rows with an earlier piece waits for the next round, because it must see that piece's
 * writes.
 */
export function runAll<T>(db: Db, works: readonly Work<T>[]): T[] {
	const remote = remoteOf(db);
	const open = works.flatMap(({ work, ahead }, at) => (ahead ? { at, work, ...ahead } : []));
	// Work that does not declare its rows may touch any row.
	if (!remote || open.length < works.length) return works.map(({ work }) => work());
	const values: T[] = [];
	while (open.length > 0) {
		const round = firstOfEach(open, ({ of }) => of);
		const read = remote.ahead.read(round.map(({ look }) => look));
		for (const [index, each] of round.entries()) {
			values[each.at] = remote.ahead.trusting(read[index] ?? new Map(), each.work);
			open.splice(open.indexOf(each), 1);
		}
	}
	return values;
}

/** Keeps the first item of each name. */
export function firstOfEach<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
	const seen = new Set<string>();
	return all.filter((one) => !seen.has(nameOf(one)) && seen.add(nameOf(one)));
}
