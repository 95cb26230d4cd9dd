import { useState } from 'react';
import { refusalWords } from './failure-words.ts';

/**
 * Tracks an attempt: busy or not, and the last error.
 * @param wordsOf gives the message for an error; rethrows one it has no words for
 */
export function useAttempt(wordsOf: (error: unknown) => string = refusalWords) {
	const [fault, setFault] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		setFault(undefined);
		try {
			await work();
		} catch (error) {
			setFault(wordsOf(error));
		} finally {
			setBusy(false);
		}
	};
	return { attempt, fault, setFault, isBusy };
}
