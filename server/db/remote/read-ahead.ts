import type { Lane, Step, StepResult } from './wire.ts';

/** What was read ahead, by what was asked. */
export type Known = Map<string, StepResult>;

/** What was asked, and what it gave. */
export interface Answer {
	step: Step;
	result: StepResult;
}

/** A read ahead may depend on earlier ones: a trip's cells on its row. */
const MOST_ROUNDS = 2;
const NOTHING: StepResult = { columns: [], rows: [], changes: 0, lastInsertRowid: 0 };
const nameOf = ({ sql, args }: Step) => JSON.stringify([sql, ...args]);

/** Takes reads to the database, for who sleeps and for who does something else meanwhile. */
interface Ways {
	send: (steps: Step[]) => StepResult[];
	sendLater: (lane: Lane, steps: Step[]) => Promise<StepResult[]>;
}

/** Answers reads by what was read ahead, and notes what else is asked while somebody looks ahead. */
export function createReadAhead({ send, sendLater }: Ways) {
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

	function* rounds(looks: readonly (() => void)[]): Generator<Step[], Known[], StepResult[]> {
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
		/** What a statement gives, when that was read ahead. */
		known: (step: Step): StepResult | undefined => {
			if (!asked && known.size === 0) return undefined;
			const found = known.get(nameOf(step));
			if (!found && asked) asked.set(nameOf(step), step);
			return found ?? (asked && NOTHING);
		},
		/** Reads for many at once, a round trip for all of them together; what is asked first is read first. */
		read: (looks: readonly (() => void)[]): Known[] => {
			const reading = rounds(looks);
			let next = reading.next();
			while (!next.done) next = reading.next(send(next.value));
			return next.value;
		},
		/** The same, while others have their turn. */
		readLater: async (lane: Lane, looks: readonly (() => void)[]): Promise<Known[]> => {
			const reading = rounds(looks);
			let next = reading.next();
			while (!next.done) next = reading.next(await sendLater(lane, next.value));
			return next.value;
		},
		/** What these reads ask, with what was read ahead for them. */
		answers: (by: Known, look: () => void): Answer[] =>
			[...askedBy(look, new Map())].map(([name, step]) => {
				const result = by.get(name);
				if (!result) throw new Error('What work stands on was not read ahead.');
				return { step, result };
			}),
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
