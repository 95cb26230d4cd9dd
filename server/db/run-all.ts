import { type Db, remoteOf } from './open.ts';

/** What a piece of work will read, said before it runs. */
export interface Ahead {
	/** Whose rows the work reads and writes. */
	of: string;
	/** Reads as the work will, writes nothing, and bears that what it asks for the first time is not there. */
	look: () => void;
}

/** A piece of work, and what it will read when somebody can say. */
export interface Work<T> {
	work: () => T;
	ahead?: Ahead | undefined;
}

/**
 * Runs the pieces of work in their order, inside a transaction; on a database that is far away all that they read travels
 * together before the first of them. Only the first of those who share rows trusts that: the next must see what it wrote.
 */
export function runAll<T>(db: Db, works: readonly Work<T>[]): T[] {
	const remote = remoteOf(db);
	const aheads = works.flatMap(({ ahead }) => ahead ?? []);
	// Who does not say whose rows it touches may touch anybody's.
	if (!remote || aheads.length < works.length) return works.map(({ work }) => work());
	const isFirst = aheads.map(({ of }, at) => aheads.findIndex((other) => other.of === of) === at);
	const read = remote.ahead.read(aheads.map(({ look }, at) => (isFirst[at] ? look : () => undefined)));
	return works.map(({ work }, at) => remote.ahead.trusting(read[at] ?? new Map(), work));
}
