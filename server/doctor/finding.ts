import { reasonOf } from '#domain/reason-of.ts';

/** The result of one check. */
export interface Finding {
	name: string;
	/** `well`, `wrong`, or `inside` when there is nothing to ask. */
	state: 'well' | 'wrong' | 'inside';
	words: string;
}

/** Runs a check; an error it throws is the fault. */
export const looked = (name: string, look: () => Promise<string>): Promise<Finding> =>
	look().then(
		(words) => ({ name, state: 'well', words }),
		(error: unknown) => ({ name, state: 'wrong', words: sentenceOf(error) }),
	);

const sentenceOf = (error: unknown) => reasonOf(error).split('\n')[0] ?? '';
