import type { Lane, SqlStep, StepResult } from './wire.ts';

/** Results read ahead, keyed by statement and values. */
export type Known = Map<string, StepResult>;

/** A statement and its result. */
export interface ReadAnswer {
	step: SqlStep;
	result: StepResult;
}

/** One read ahead may depend on another: a trip's cells on its row. */
const MOST_ROUNDS = 2;
const NOTHING: StepResult = { columns: [], rows: [], changes: 0, lastInsertRowid: 0 };
const nameOf = ({ sql, args }: SqlStep) => JSON.stringify([sql, ...args]);

/** Two ways to send reads: one blocks, the other lets other work run meanwhile. */
interface Ways {
	send: (steps: SqlStep[]) => StepResult[];
	sendLater: (lane: Lane, steps: SqlStep[]) => Promise<StepResult[]>;
}

/** Answers reads from the results read ahead; during a look ahead, records what else is asked for. */
export function createReadAhead({ send, sendLater }: Ways) {
	let known: Known = new Map();
	let asked: Map<string, SqlStep> | undefined;

	function askedBy(look: () => void, by: Known): Map<string, SqlStep> {
		known = by;
		asked = new Map();
		try {
			look();
			return asked;
		} finally {
			asked = undefined;
			known = new Map();
		}
	}

	function* rounds(looks: readonly (() => void)[]): Generator<SqlStep[], Known[], StepResult[]> {
		const all = looks.map(() => new Map() as Known);
		for (let round = 0; round < MOST_ROUNDS; round++) {
			const wanted = looks.flatMap((look, at) => {
				const by = all[at] as Known;
				return [...askedBy(look, by)].map(([name, step]) => ({ by, name, step }));
			});
			if (wanted.length === 0) break;
			const results = yield wanted.map(({ step }) => step);
			for (const [at, { by, name }] of wanted.entries()) by.set(name, results[at] as StepResult);
		}
		return all;
	}

	return {
		/** Returns the result of a statement, if it was read ahead. */
		known: (step: SqlStep): StepResult | undefined => {
			if (!asked && known.size === 0) return undefined;
			const found = known.get(nameOf(step));
			if (!found && asked) asked.set(nameOf(step), step);
			return found ?? (asked && NOTHING);
		},
		/** Reads for many at once in shared round trips; the first reads asked for are made first. */
		read: (looks: readonly (() => void)[]): Known[] => {
			const reading = rounds(looks);
			let next = reading.next();
			while (!next.done) next = reading.next(send(next.value));
			return next.value;
		},
		/** The same, while other work runs. */
		readLater: async (lane: Lane, looks: readonly (() => void)[]): Promise<Known[]> => {
			const reading = rounds(looks);
			let next = reading.next();
			while (!next.done) next = reading.next(await sendLater(lane, next.value));
			return next.value;
		},
		/** Returns the statements that these reads run, with their results from `by`. */
		answers: (by: Known, look: () => void): ReadAnswer[] =>
			[...askedBy(look, new Map())].map(([name, step]) => {
				const result = by.get(name);
				if (!result) throw new Error('What work stands on was not read ahead.');
				return { step, result };
			}),
		/** Discards everything read ahead, because a write may change it; a look ahead may not write. */
		forget: (): void => {
			if (asked) throw new Error('Nothing may be written while reading ahead.');
			known = new Map();
		},
		/** Runs work that may use what was read ahead for it. */
		trusting: <T>(by: Known, work: () => T): T => {
			known = by;
			try {
				return work();
			} finally {
				known = new Map();
			}
		},
	};
}
export type ReadAhead = ReturnType<typeof createReadAhead>;
