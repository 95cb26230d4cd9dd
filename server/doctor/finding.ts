/** What was found where somebody looked. */
export interface Finding {
	name: string;
	/** `well`, `wrong`, or `inside` where there is nothing to ask. */
	state: 'well' | 'wrong' | 'inside';
	words: string;
}

/** Looks somewhere: what that throws is what is wrong. */
export const looked = (name: string, look: () => Promise<string>): Promise<Finding> =>
	look().then(
		(words) => ({ name, state: 'well', words }),
		(error: unknown) => ({ name, state: 'wrong', words: sentenceOf(error) }),
	);

const sentenceOf = (error: unknown) =>
	(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
