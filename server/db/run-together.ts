import type { Db } from './open.ts';
import { immediately } from './transaction.ts';

/** A write that has not run yet, as drizzle's insert, update and delete build it. */
export interface Statement {
	run(): unknown;
}

/**
 * Runs the writes in one immediate transaction: all or none. They are a list, not an async callback, which
 * better-sqlite3 would commit half written.
 */
export function runTogether(db: Db, statements: Statement[]): void {
	immediately(db, () => {
		for (const statement of statements) statement.run();
	});
}
