import { isJudgeable, judgeFirst } from './judge-first.ts';
import { type Db, remoteOf } from './open.ts';
import { isBusy, isUnreachable } from './patient.ts';
import type { RemoteDatabase } from './remote/remote-database.ts';
import { type Ahead, firstOfEach, runAll, type Work } from './run-all.ts';
import { immediately } from './transaction.ts';

/** Runs work inside a transaction that other work may share; resolves once it is on disk. */
export type GroupCommit = <T>(work: () => T, ahead?: Ahead) => Promise<T>;

interface Waiting extends Work<unknown> {
	/** How many times another write came between the work's reads and writes. */
	missed: number;
	resolve: (value: unknown) => void;
	reject: (reason: unknown) => void;
}

/** How long the first piece of work in a group waits for others to share its fsync, or its round trips. */
const WINDOW_MS = { here: 2, remote: 5 };
/** How many times work is judged again because another write intervened, before it waits for the lock. */
const MOST_MISSED = 3;

/**
 * Creates the queue of a database's group commits. Work that arrives within a few milliseconds shares one immediate
 * transaction, and so one fsync, which is what a write costs. Work must be synchronous and affect nothing but the
 * database: if any work in the group fails, the whole group is rolled back and each piece runs again alone, so that
 * none pays for another's failure. On a remote database, work is judged before its transaction starts, and work that
 * arrives meanwhile forms the next group.
 */
export function createGroupCommit(db: Db): GroupCommit {
	const remote = remoteOf(db);
	const windowMs = remote ? WINDOW_MS.remote : WINDOW_MS.here;
	let waiting: Waiting[] = [];
	let isUnderWay = false;

	const inTransaction = (works: readonly Waiting[]) => immediately(db, () => runAll(db, works));
	const underLock = (group: readonly Waiting[]) => {
		if (group.length === 0) return;
		try {
			const values = inTransaction(group);
			for (const [index, { resolve }] of group.entries()) resolve(values[index]);
		} catch (error) {
			if (group.length === 1 || mayPass(error)) refuse(group, error);
			else for (const one of group) underLock([one]);
		}
	};
	const take = (group: readonly Waiting[]) => {
		const taken = new Set(group);
		waiting = waiting.filter((one) => !taken.has(one));
		return group;
	};
	const judged = async (by: RemoteDatabase) => {
		const group = take(firstOfEach(waiting.filter(isJudgeable), ({ ahead }) => ahead.of));
		try {
			const { done, missed, failed } = await judgeFirst(by, group.filter(isJudgeable));
			for (const [{ resolve }, value] of done) resolve(value);
			for (const one of missed) one.missed += 1;
			waiting.unshift(...missed.filter((one) => one.missed < MOST_MISSED));
			underLock([...failed, ...missed.filter((one) => one.missed >= MOST_MISSED)]);
		} catch (error) {
			refuse(group, error);
		}
	};
	const commit = async () => {
		if (!remote) return underLock(take(waiting));
		isUnderWay = true;
		while (waiting.length > 0) {
			underLock(take(waiting.filter((one) => !isJudgeable(one))));
			await judged(remote);
		}
		isUnderWay = false;
	};

	return <T>(work: () => T, ahead?: Ahead) =>
		new Promise<T>((resolve, reject) => {
			if (waiting.length === 0 && !isUnderWay) setTimeout(commit, windowMs);
			waiting.push({ work, ahead, missed: 0, resolve: resolve as Waiting['resolve'], reject });
		});
}

// Work that finds the database busy is retried alone, so that it holds up no other work.
const mayPass = (error: unknown) => isBusy(error) || isUnreachable(error);

function refuse(group: readonly Waiting[], error: unknown): void {
	for (const { reject } of group) reject(error);
}
