import { type Bridge, createBridge, type RemoteSettings } from './bridge.ts';
import { createReadAhead, type ReadAhead } from './read-ahead.ts';
import { RemoteStatement } from './remote-statement.ts';
import { type Reply, type Step, type StepResult, UNREACHABLE, type Written } from './wire.ts';

/** What SQLite, or the way to it, has refused; the code as better-sqlite3 has it, or `DATABASE_UNREACHABLE`. */
export class RemoteError extends Error {
	readonly code: string;

	constructor({ message, code }: NonNullable<Reply['fault']>) {
		super(code === UNREACHABLE ? `the database server does not answer: ${message}` : message);
		this.code = code;
	}
}

/** The transaction under way. */
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
	readonly ahead: ReadAhead = createReadAhead((steps) => this.#send(steps));
	readonly #bridge: Bridge;
	#open: Open | undefined;
	#connection = 0;

	constructor(settings: RemoteSettings) {
		this.#bridge = createBridge(settings);
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

	close(): void {
		this.#bridge.close();
	}

	#whole(begin: string, work: Work, given: unknown[]): unknown {
		const open: Open = { begin, waiting: [], on: 0, hasWritten: false, isOver: false };
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
		if (open?.isOver) throw new RemoteError({ message: 'the transaction was lost', code: UNREACHABLE });
		const begins = open && open.on === 0 ? [{ sql: open.begin, args: [] }] : [];
		const waiting = open?.waiting ?? [];
		if (open) open.waiting = [];
		const all = [...begins, ...waiting.map(({ step }) => step), ...steps];
		const { results, fault, connection } = this.#bridge.ask({ steps: all, on: open?.on ?? 0 });
		if (connection !== 0) this.#connection = connection;
		if (open && begins.length > 0 && results.length > 0) open.on = connection;
		if (open) open.isOver = fault?.code === UNREACHABLE;
		if (fault) throw new RemoteError(fault);
		for (const [at, each] of waiting.entries()) each.result = results[begins.length + at] as StepResult;
		return results.slice(all.length - steps.length);
	}
}
