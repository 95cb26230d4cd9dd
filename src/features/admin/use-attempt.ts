import { useState } from 'react';
import { refusalWords } from './failure-words.ts';

/**
 * Whether something is under way, and why the last thing was not done.
 * @param wordsOf what is said of what was thrown; throws what nothing is said of
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
