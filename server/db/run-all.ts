import { type Db, remoteOf } from './open.ts';

/** What a piece of work will read, said before it runs. */
export interface Ahead {
	/** Whose rows the work reads and writes. */
	of: string;
	/** Reads as the work will, writes nothing, and bears that what it asks for the first time is not there. */
	look: () => void;
	/** Reads what must still be as it was read when the work is written, so that it may be worked out before there is a transaction. */
	stands?: () => void;
}

/** A piece of work, and what it will read when somebody can say. */
export interface Work<T> {
	work: () => T;
	ahead?: Ahead | undefined;
}

/**
 * Runs the pieces of work, inside a transaction; on a database that is far away all that they read travels together before the
 * first of them. Who shares rows with an earlier one waits for the next round, as it must see what that one wrote.
 */
export function runAll<T>(db: Db, works: readonly Work<T>[]): T[] {
	const remote = remoteOf(db);
	const open = works.flatMap(({ work, ahead }, at) => (ahead ? { at, work, ...ahead } : []));
	// Who does not say whose rows it touches may touch anybody's.
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

/** The first of each name. */
export function firstOfEach<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
	const seen = new Set<string>();
	return all.filter((one) => !seen.has(nameOf(one)) && seen.add(nameOf(one)));
}
