import type { Bridge } from './bridge.ts';
import { guardedSteps, type Parcel, whatWasWritten } from './guarded-writes.ts';
import { anOpen, type Open, type Waiting } from './open-transaction.ts';
import { outcomesOf, RemoteError, resultsOf } from './outcomes.ts';
import { createReadAhead, type Known, type ReadAhead } from './read-ahead.ts';
import { RemoteStatement } from './remote-statement.ts';
import { type SqlStep, type StepResult, UNREACHABLE, type WriteResult } from './wire.ts';

/** Work judged ahead of its transaction asked for something that was not read ahead. */
class Unforeseen extends Error {}

type Work = (...given: never[]) => unknown;

/**
 * A database on a libSQL server, with the part of better-sqlite3's API that drizzle and our stores use. A statement
 * that reads costs a round trip; statements that only write are sent with the next read, as are the beginning and end
 * of a transaction.
 */
export class RemoteDatabase {
	/** Reads made before their results are asked for. */
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

	/** Grows each time the connection is reopened. */
	get connection(): number {
		return this.#connection;
	}

	prepare(sql: string): RemoteStatement {
		return new RemoteStatement(this, sql);
	}

	exec(sql: string): void {
		this.write({ sql, args: [] });
	}

	/** Runs a statement for its rows, which may come from a write unless it is a `select`, as with `returning`. */
	read(step: SqlStep): StepResult {
		if (!/^\s*select\b/i.test(step.sql)) this.#noteWrite();
		return this.ahead.known(step) ?? (this.#send([step])[0] as StepResult);
	}

	write(step: SqlStep): WriteResult {
		this.#noteWrite();
		const open = this.#open;
		if (!open) return this.#send([step])[0] as StepResult;
		const waiting: Waiting = { step };
		open.waiting.push(waiting);
		const result = () => {
			if (!waiting.result) this.#send([]);
			return waiting.result as StepResult;
		};
		return {
			get changes() {
				return result().changes;
			},
			get lastInsertRowid() {
				return result().lastInsertRowid;
			},
		};
	}

	/** As in better-sqlite3: returns a function that runs the work in a transaction, or nested in a savepoint. */
	transaction<W extends Work>(work: W) {
		const by =
			(begin: string) =>
			(...given: Parameters<W>): ReturnType<W> =>
				(this.#open ? this.#within(work, given) : this.#whole(begin, work, given)) as ReturnType<W>;
		const [deferred, immediate] = [by('begin deferred'), by('begin immediate')];
		return Object.assign(by('begin deferred'), { deferred, immediate, exclusive: by('begin exclusive') });
	}

	/**
	 * Runs work on what was read ahead for it, and returns the writes it would make.
	 * @throws when it asks for anything else.
	 */
	judge<T>(known: Known, work: () => T): { value: T; writes: SqlStep[] } {
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
	 * Writes every parcel whose reads are unchanged, in one transaction and one round trip. Returns whether each was
	 * written; a parcel without writes always counts as written. @throws RemoteError if none were.
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

	#noteWrite(): void {
		this.ahead.forget();
		if (this.#open) this.#open.hasWritten = true;
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
		const commit: SqlStep = { sql: 'commit', args: [] };
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

	/**
	 * Sends the waiting statements and then these; returns their results. @throws RemoteError for the first that
	 * failed; none after it has run.
	 */
	#send(steps: SqlStep[]): StepResult[] {
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
