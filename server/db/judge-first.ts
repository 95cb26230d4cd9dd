import { isBusy, isUnreachable } from './patient.ts';
import type { Known } from './remote/read-ahead.ts';
import type { RemoteDatabase } from './remote/remote-database.ts';
import type { Ahead, Work } from './run-all.ts';

/** Work that can be computed before there is a transaction. */
export type Judgeable = Work<unknown> & { ahead: Required<Ahead> };

/** True when the work declares what it depends on. */
export const isJudgeable = <W extends Work<unknown>>(work: W): work is W & Judgeable =>
	work.ahead?.stands !== undefined;

/**
 * The outcome: the values of finished work, the work that other writes interfered with, and the work that needs the
 * lock.
 */
export interface Judged<W> {
	done: Map<W, unknown>;
	missed: W[];
	failed: W[];
}

/**
 * Counters for the whole process. Work that waited for the lock gives the same result, so without these counters
 * nothing would show if all of it waited.
 */
const left = { not_judged: 0, not_written: 0 };

/**
 * Returns how much work had to wait for the lock: because judging it failed or asked for unread rows (`not_judged`), or
 * because the database refused its group's reads or writes (`not_written`).
 */
export const leftToLock = (): Readonly<typeof left> => ({ ...left });

/**
 * Does work on a remote database without keeping others from writing: reads everything the work needs, computes its
 * result, and writes the changes only if the rows it depends on are unchanged. No two pieces may share rows.
 * @throws when the database is busy or does not answer.
 */
export async function judgeFirst<W extends Judgeable>(
	remote: RemoteDatabase,
	works: readonly W[],
): Promise<Judged<W>> {
	try {
		const looks = works.map(({ ahead }) => readsOf(ahead));
		const read = await remote.ahead.readLater('committing', looks);
		const judged = works.flatMap((one, at) => judge(remote, one, read[at] as Known) ?? []);
		const written = await remote.writeGuarded(judged);
		return {
			done: new Map(judged.flatMap(({ one, value }, at) => (written[at] ? [[one, value]] : []))),
			missed: judged.flatMap(({ one }, at) => (written[at] ? [] : one)),
			failed: works.filter((one) => !judged.some((each) => each.one === one)),
		};
	} catch (error) {
		if (isBusy(error) || isUnreachable(error)) throw error;
		left.not_written += works.length;
		return { done: new Map(), missed: [], failed: [...works] };
	}
}

// No transaction spans these reads. The rows the work depends on come first, so a write in between is noticed.
const readsOf =
	({ stands, look }: Required<Ahead>) =>
	() => {
		stands();
		look();
	};

/** Computes the work; null if it fails or asks for something unread. */
function judge<W extends Judgeable>(remote: RemoteDatabase, one: W, known: Known) {
	try {
		const stands = remote.ahead.answers(known, one.ahead.stands);
		return { one, stands, ...remote.judge(known, one.work) };
	} catch {
		// The work is done again under the lock, and throws there if it really fails.
		left.not_judged += 1;
		return null;
	}
}
