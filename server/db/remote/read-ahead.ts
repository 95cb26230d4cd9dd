import type { Step, StepResult } from './wire.ts';

type Known = Map<string, StepResult>;

/** What is read ahead may depend on what was read ahead: a trip's cells on its row. */
const MOST_ROUNDS = 2;
const NOTHING: StepResult = { columns: [], rows: [], changes: 0, lastInsertRowid: 0 };
const nameOf = ({ sql, args }: Step) => JSON.stringify([sql, ...args]);

/** Answers reads by what was read ahead, and notes what else is asked while somebody looks ahead. */
export function createReadAhead(send: (steps: Step[]) => StepResult[]) {
	let known: Known = new Map();
	let asked: Map<string, Step> | undefined;

	function askedBy(look: () => void, by: Known): Map<string, Step> {
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

	return {
		/** What a statement gives, when that was read ahead. */
		known: (step: Step): StepResult | undefined => {
			if (!asked && known.size === 0) return undefined;
			const found = known.get(nameOf(step));
			if (!found && asked) asked.set(nameOf(step), step);
			return found ?? (asked && NOTHING);
		},
		/** Reads for many at once, a round trip for all of them together. */
		read: (looks: readonly (() => void)[]): Known[] => {
			const all = looks.map(() => new Map() as Known);
			for (let round = 0; round < MOST_ROUNDS; round++) {
				const wanted = looks.flatMap((look, at) => {
					const by = all[at] as Known;
					return [...askedBy(look, by)].map(([name, step]) => ({ by, name, step }));
				});
				if (wanted.length === 0) break;
				const results = send(wanted.map(({ step }) => step));
				for (const [at, { by, name }] of wanted.entries()) by.set(name, results[at] as StepResult);
			}
			return all;
		},
		/** A write may change what was read ahead; while somebody only looks ahead there is none. */
		forget: (): void => {
			if (asked) throw new Error('Nothing may be written while reading ahead.');
			known = new Map();
		},
		/** Runs work that may trust what was read ahead for it. */
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
