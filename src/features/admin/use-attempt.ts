import { useState } from 'react';
import { useBusy } from '#ui/use-busy.ts';
import { errorWords } from './failure-words.ts';

/**
 * Tracks an attempt: busy or not, and the last error.
 * @param wordsOf gives the message for an error; rethrows one it has no words for
 */
export function useAttempt(wordsOf: (error: unknown) => string = errorWords) {
	const [fault, setFault] = useState<string>();
	const { isBusy, busyWith } = useBusy();
	const attempt = async (work: () => Promise<void>) => {
		setFault(undefined);
		try {
			await busyWith(work);
		} catch (error) {
			setFault(wordsOf(error));
		}
	};
	return { attempt, fault, setFault, isBusy };
}
