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

const sentenceOf = (error: unknown) =>
	(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
