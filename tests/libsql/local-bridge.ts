import type Database from 'better-sqlite3';
import type { Bridge } from '#server/db/remote/bridge.ts';
import type { Condition, Outcome, SqlStep, StepResult } from '#server/db/remote/wire.ts';

/** The part of SQLite's library, or libSQL's, that a bridge needs. */
export type Connection = Pick<Database.Database, 'prepare' | 'exec' | 'close'>;

/**
 * Does what a libSQL server does with a trip, on connections to a file; each bridge has two of its own. `before` gets
 * every step that is awaited without blocking.
 */
export function localBridge(
	open: () => Connection,
	before: (step: SqlStep) => void = () => undefined,
): Bridge {
	const [connection, later] = [open(), open()];
	const take = (by: Connection, steps: readonly SqlStep[], hear: typeof before): Outcome[] => {
		const outcomes: Outcome[] = [];
		for (const [at, step] of steps.entries()) {
			hear(step);
			const when = step.when ?? (at > 0 ? { ok: at - 1 } : { all: [] });
			outcomes.push(isTrue(when, outcomes) ? outcomeOf(by, step) : {});
		}
		return outcomes;
	};
	const now = (steps: readonly SqlStep[]) => take(connection, steps, () => undefined);
	return {
		ask: ({ steps }) => ({ outcomes: now(steps), fault: null, connection: 1 }),
		tell: ({ steps }) => void now(steps),
		askLater: async (_, steps) => ({ outcomes: take(later, steps, before), fault: null, connection: 1 }),
		close: () => {
			for (const each of [connection, later]) each.close();
		},
	};
}

function isTrue(when: Condition, outcomes: readonly Outcome[]): boolean {
	if ('not' in when) return !isTrue(when.not, outcomes);
	if ('all' in when) return when.all.every((each) => isTrue(each, outcomes));
	if ('any' in when) return when.any.some((each) => isTrue(each, outcomes));
	return outcomes[when.ok]?.result !== undefined;
}

function outcomeOf(connection: Connection, { sql, args }: SqlStep): Outcome {
	try {
		const statement = connection.prepare<unknown[], StepResult['rows'][number]>(sql);
		if (statement.reader) {
			const columns = statement.columns().map(({ name }) => name);
			return { result: { columns, rows: statement.raw().all(...args), changes: 0, lastInsertRowid: 0 } };
		}
		const { changes, lastInsertRowid } = statement.run(...args);
		return { result: { columns: [], rows: [], changes, lastInsertRowid: Number(lastInsertRowid) } };
	} catch (error) {
		const { message, code } = error as { message: string; code: string };
		return { fault: { message, code } };
	}
}
