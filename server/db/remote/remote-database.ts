import type { Bridge } from './bridge.ts';
import { guardedSteps, type Parcel, whatWasWritten } from './guarded-writes.ts';
import { outcomesOf, RemoteError, resultsOf } from './outcomes.ts';
import { createReadAhead, type Known, type ReadAhead } from './read-ahead.ts';
import { RemoteStatement } from './remote-statement.ts';
import { type Step, type StepResult, UNREACHABLE, type Written } from './wire.ts';

/** A piece of work that is judged ahead of its transaction has asked for what was not read ahead. */
class Unforeseen extends Error {}

/** The transaction under way, or one that is worked out before there is any. */
interface Open {
	/** How it begins: sent with the first statement. */
	begin: string;
	/** Sent with the next statement that is read, or with the end. */
	waiting: Waiting[];
	/** The connection that it began on; 0 before it has. */
	on: number;
	hasWritten: boolean;
	/** The server has ended it: whatever the work does now, nothing of it is kept. */
	isOver: boolean;
	/** Its writes are wanted, and nothing is to be sent. */
	isAhead: boolean;
}

interface Waiting {
	step: Step;
	result?: StepResult;
}

type Work = (...given: never[]) => unknown;

/**
 * A database on a libSQL server, with as much of better-sqlite3's surface as drizzle and our stores use. A statement that is
 * read costs a round trip; those that only write travel with the next one, as do the beginning and the end of a transaction.
 */
export class RemoteDatabase {
	/** What is read before anybody asks. */
	readonly ahead: ReadAhead = createReadAhead({
		send: (steps) => this.#send(steps),
		sendLater: async (lane, steps) => resultsOf(outcomesOf(await this.#bridge.askLater(lane, steps))),
	});
	readonly #bridge: Bridge;
	#open: Open | undefined;
	#connection = 0;

	constructor(bridge: Bridge) {
		this.#bridge = bridge;
	}

	/** Grows each time that the connection was made again. */
	get connection(): number {
		return this.#connection;
	}

	prepare(sql: string): RemoteStatement {
		return new RemoteStatement(this, sql);
	}

	exec(sql: string): void {
		this.write({ sql, args: [] });
	}

	read(step: Step): StepResult {
		return this.ahead.known(step) ?? (this.#send([step])[0] as StepResult);
	}

	write(step: Step): Written {
		this.ahead.forget();
		const open = this.#open;
		if (!open) return this.#send([step])[0] as StepResult;
		const waiting: Waiting = { step };
		open.waiting.push(waiting);
		open.hasWritten = true;
		const settled = () => {
			if (!waiting.result) this.#send([]);
			return waiting.result as StepResult;
		};
		return {
			get changes() {
				return settled().changes;
			},
			get lastInsertRowid() {
				return settled().lastInsertRowid;
			},
		};
	}

	/** As better-sqlite3 has it: a function that runs the work in a transaction, or in one's savepoint. */
	transaction<W extends Work>(work: W) {
		const by =
			(begin: string) =>
			(...given: Parameters<W>): ReturnType<W> =>
				(this.#open ? this.#within(work, given) : this.#whole(begin, work, given)) as ReturnType<W>;
		const [deferred, immediate] = [by('begin deferred'), by('begin immediate')];
		return Object.assign(by('begin deferred'), { deferred, immediate, exclusive: by('begin exclusive') });
	}

	/**
	 * Does a piece of work on what was read ahead for it, and gives the writes that it would make.
	 * @throws when it asks for anything else.
	 */
	judge<T>(known: Known, work: () => T): { value: T; writes: Step[] } {
		const open: Open = { ...anOpen(''), isAhead: true };
		this.#open = open;
		try {
			const value = this.ahead.trusting(known, work);
			return { value, writes: open.waiting.map(({ step }) => step) };
		} finally {
			this.#open = undefined;
		}
	}

	/**
	 * Makes the writes of every parcel of which all that it stands on is as it was read, in one transaction and one round trip; gives
	 * whether each was written, which who writes nothing always was. @throws RemoteError when none was.
	 */
	async writeGuarded(parcels: readonly Parcel[]): Promise<boolean[]> {
		const full = parcels.filter(({ writes }) => writes.length > 0);
		if (full.length === 0) return parcels.map(() => true);
		const reply = await this.#bridge.askLater('committing', guardedSteps(full));
		const what = whatWasWritten(full, outcomesOf(reply));
		if ('code' in what) throw new RemoteError(what);
		const missed = new Set(full.filter((_, at) => !what[at]));
		return parcels.map((parcel) => !missed.has(parcel));
	}

	close(): void {
		this.#bridge.close();
	}

	#whole(begin: string, work: Work, given: unknown[]): unknown {
		const open = anOpen(begin);
		this.#open = open;
		try {
			const value = work(...(given as never[]));
			this.#commit(open);
			return value;
		} catch (error) {
			if (open.on !== 0 && !open.isOver)
				this.#bridge.tell({ steps: [{ sql: 'rollback', args: [] }], on: open.on });
			throw error;
		} finally {
			this.#open = undefined;
		}
	}

	#commit(open: Open): void {
		const commit: Step = { sql: 'commit', args: [] };
		if (open.hasWritten) {
			open.waiting.push({ step: commit });
			this.#send([]);
		} else if (open.on !== 0 && !open.isOver) this.#bridge.tell({ steps: [commit], on: open.on });
	}

	#within(work: Work, given: unknown[]): unknown {
		const run = (sql: string) => this.#send([{ sql, args: [] }]);
		run('savepoint within');
		try {
			const value = work(...(given as never[]));
			run('release within');
			return value;
		} catch (error) {
			if (!this.#open?.isOver) {
				run('rollback to within');
				run('release within');
			}
			throw error;
		}
	}

	/** Sends what waits, and then these; gives what these gave. @throws RemoteError of the first that failed: none after it has run. */
	#send(steps: Step[]): StepResult[] {
		const open = this.#open;
		if (open?.isAhead) throw new Unforeseen('What was not read ahead is asked for.');
		if (open?.isOver) throw new RemoteError({ message: 'the transaction was lost', code: UNREACHABLE });
		const begins = open && open.on === 0 ? [{ sql: open.begin, args: [] }] : [];
		const waiting = open?.waiting ?? [];
		if (open) open.waiting = [];
		const all = [...begins, ...waiting.map(({ step }) => step), ...steps];
		const reply = this.#bridge.ask({ steps: all, on: open?.on ?? 0 });
		if (reply.connection !== 0) this.#connection = reply.connection;
		const outcomes = outcomesOf(reply);
		if (open && begins.length > 0 && outcomes[0]?.result) open.on = reply.connection;
		if (open) open.isOver = outcomes.some(({ fault }) => fault?.code === UNREACHABLE);
		const results = resultsOf(outcomes);
		for (const [at, each] of waiting.entries()) each.result = results[begins.length + at] as StepResult;
		return results.slice(all.length - steps.length);
	}
}

const anOpen = (begin: string): Open => ({
	...{ begin, waiting: [], on: 0 },
	...{ hasWritten: false, isOver: false, isAhead: false },
});
