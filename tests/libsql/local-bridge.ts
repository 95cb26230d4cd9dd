import type Database from 'better-sqlite3';
import { connect } from '#server/db/open.ts';
import type { Bridge } from '#server/db/remote/bridge.ts';
import type { Condition, Outcome, Step, StepResult } from '#server/db/remote/wire.ts';

/**
 * What a libSQL server does with a trip, done by SQLite on a file: each bridge has its own two connections. `before` hears of
 * every step that somebody waits for without sleeping.
 */
export function localBridge(file: string, before: (step: Step) => void = () => undefined): Bridge {
	const [client, later] = [connect(file).$client, connect(file).$client];
	for (const each of [client, later]) each.pragma('busy_timeout = 0');
	const take = (by: Database.Database, steps: readonly Step[], hear = before): Outcome[] => {
		const outcomes: Outcome[] = [];
		for (const [at, step] of steps.entries()) {
			hear(step);
			const when = step.when ?? (at > 0 ? { ok: at - 1 } : { all: [] });
			outcomes.push(isTrue(when, outcomes) ? outcomeOf(by, step) : {});
		}
		return outcomes;
	};
	return {
		ask: ({ steps }) => ({ outcomes: take(client, steps, () => undefined), fault: null, connection: 1 }),
		tell: ({ steps }) => void take(client, steps, () => undefined),
		askLater: async (_, steps) => ({ outcomes: take(later, steps), fault: null, connection: 1 }),
		close: () => {
			for (const each of [client, later]) each.close();
		},
	};
}

function isTrue(when: Condition, outcomes: readonly Outcome[]): boolean {
	if ('not' in when) return !isTrue(when.not, outcomes);
	if ('all' in when) return when.all.every((each) => isTrue(each, outcomes));
	if ('any' in when) return when.any.some((each) => isTrue(each, outcomes));
	return outcomes[when.ok]?.result !== undefined;
}

function outcomeOf(client: Database.Database, { sql, args }: Step): Outcome {
	try {
		const statement = client.prepare<unknown[], StepResult['rows'][number]>(sql);
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
