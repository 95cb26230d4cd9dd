import { type Db, remoteOf } from './open.ts';
import { isBusy, isUnreachable } from './patient.ts';
import { type Ahead, runAll, type Work } from './run-all.ts';

/** Runs a piece of work inside a transaction that others may share; resolves once it is on disk. */
export type GroupCommit = <T>(work: () => T, ahead?: Ahead) => Promise<T>;

interface Waiting extends Work<unknown> {
	resolve: (value: unknown) => void;
	reject: (reason: unknown) => void;
}

/** How long the first of a group waits for others to share its fsync, or its round trips while nobody else can write. */
const WINDOW_MS = { here: 2, remote: 20 };

/**
 * Makes the queue of a database's group commits. Work that comes within a few milliseconds shares one immediate transaction, and so one
 * fsync, which is what a write costs. Work must be synchronous, and must have no effect but on the database: when any in
 * the group fails, all of it is rolled back and each is run again alone, so that nobody pays for another's failure.
 */
export function createGroupCommit(db: Db): GroupCommit {
	const windowMs = remoteOf(db) ? WINDOW_MS.remote : WINDOW_MS.here;
	let waiting: Waiting[] = [];

	const inTransaction = (works: Waiting[]) =>
		db.transaction(() => runAll(db, works), { behavior: 'immediate' });
	const commit = () => {
		const group = waiting;
		waiting = [];
		try {
			const values = inTransaction(group);
			for (const [index, { resolve }] of group.entries()) resolve(values[index]);
		} catch (error) {
			// Who finds the database busy comes again alone, and so waits for nobody else's turn.
			if (group.length === 1 || isBusy(error) || isUnreachable(error))
				for (const { reject } of group) reject(error);
			else for (const one of group) commitAlone(one);
		}
	};
	const commitAlone = (one: Waiting) => {
		try {
			one.resolve(inTransaction([one])[0]);
		} catch (error) {
			one.reject(error);
		}
	};

	return <T>(work: () => T, ahead?: Ahead) =>
		new Promise<T>((resolve, reject) => {
			if (waiting.length === 0) setTimeout(commit, windowMs);
			waiting.push({ work, ahead, resolve: resolve as Waiting['resolve'], reject });
		});
}
