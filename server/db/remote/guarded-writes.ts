import type { ReadAnswer } from './read-ahead.ts';
import { type Condition, type Fault, type Outcome, type SqlStep, UNREACHABLE } from './wire.ts';

/** Writes that belong together, and the reads that must return the same as when the writes were computed. */
export interface Parcel {
	stands: readonly ReadAnswer[];
	writes: readonly SqlStep[];
}

/** One transaction for all the parcels: a parcel's writes run only if its guard finds everything unchanged. */
export function guardedSteps(parcels: readonly Parcel[]): SqlStep[] {
	const steps: SqlStep[] = [{ sql: 'begin immediate', args: [] }];
	const areWhole: Condition[] = [];
	for (const { stands, writes } of parcels) {
		const guard = steps.length;
		steps.push({ ...guardOf(stands), when: { ok: 0 } }, ...writes);
		areWhole.push({ any: [{ not: { ok: guard } }, { ok: steps.length - 1 }] });
	}
	const commit = steps.length;
	steps.push({ sql: 'commit', args: [], when: { all: [{ ok: 0 }, ...areWhole] } });
	steps.push({ sql: 'rollback', args: [], when: { all: [{ ok: 0 }, { not: { ok: commit } }] } });
	return steps;
}

/** Reads from the outcomes which parcels were written, or why none were. */
export function whatWasWritten(parcels: readonly Parcel[], outcomes: readonly Outcome[]): boolean[] | Fault {
	let next = 1;
	const guards = parcels.map(({ writes }) => {
		const guard = next;
		next += 1 + writes.length;
		return guard;
	});
	if (outcomes[next]?.result) return guards.map((guard) => outcomes[guard]?.result !== undefined);
	const isNoGuard = (_: Outcome, at: number) => !guards.includes(at);
	const fault = outcomes.filter(isNoGuard).find((outcome) => outcome.fault)?.fault;
	return fault ?? { message: 'the server has not said what came of a transaction', code: UNREACHABLE };
}

/** A statement that fails unless every read returns the same rows as before. */
function guardOf(stands: readonly ReadAnswer[]): SqlStep {
	const same = stands.map(sameAgain);
	const isSame = same.map(({ sql }) => sql).join(' and ') || 'true';
	return {
		sql: `select json(case when ${isSame} then '1' else 'changed' end)`,
		args: same.flatMap(({ args }) => args),
	};
}

function sameAgain({ step: { sql, args }, result: { columns, rows } }: ReadAnswer): SqlStep {
	const names = columns.map((_, at) => `c${at}`).join(', ');
	const [row] = rows;
	if (!row) return { sql: `not exists (${sql})`, args };
	const values = rows.map((each) => `(${each.map(() => '?').join(', ')})`).join(', ');
	return {
		sql: `(with r(${names}) as (${sql}) select count(*) = ${rows.length} and not exists (select * from r except values ${values}) from r)`,
		args: [...args, ...rows.flat()],
	};
}
