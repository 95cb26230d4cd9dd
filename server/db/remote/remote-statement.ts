import type { SqlStep, SqlValue, StepResult, WriteResult } from './wire.ts';

type Form = 'objects' | 'arrays' | 'first values';

interface Runner {
	read(step: SqlStep): StepResult;
	write(step: SqlStep): WriteResult;
}

/** A prepared statement like better-sqlite3's; the server sees it only when it runs. */
export class RemoteStatement {
	readonly #db: Runner;
	readonly #sql: string;
	readonly #form: Form;

	constructor(db: Runner, sql: string, form: Form = 'objects') {
		this.#db = db;
		this.#sql = sql;
		this.#form = form;
	}

	/** The same statement, with rows as arrays. */
	raw(): RemoteStatement {
		return new RemoteStatement(this.#db, this.#sql, 'arrays');
	}

	/** The same statement, with only the first value of each row. */
	pluck(): RemoteStatement {
		return new RemoteStatement(this.#db, this.#sql, 'first values');
	}

	all(...args: unknown[]): unknown[] {
		const result = this.#db.read(this.#step(args));
		return result.rows.map((row) => this.#formed(row, result));
	}

	get(...args: unknown[]): unknown {
		return this.all(...args)[0];
	}

	run(...args: unknown[]): WriteResult {
		return this.#db.write(this.#step(args));
	}

	#step(args: unknown[]): SqlStep {
		return { sql: this.#sql, args: args.map(bindable) };
	}

	#formed(row: SqlValue[], { columns }: StepResult): unknown {
		const values = row.map((value) => (value instanceof ArrayBuffer ? Buffer.from(value) : value));
		if (this.#form === 'arrays') return values;
		if (this.#form === 'first values') return values[0];
		return Object.fromEntries(columns.map((name, at) => [name, values[at]]));
	}
}

/** As strict as better-sqlite3: a value it would not bind is an error here too. */
function bindable(value: unknown): SqlValue {
	if (value === null || value instanceof Uint8Array) return value;
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
	throw new TypeError('SQLite3 can only bind numbers, strings, bigints, buffers, and null');
}
