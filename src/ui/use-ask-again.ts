import { useEffect } from 'react';
import { pause } from '#runtime/pause.ts';
import { useLatest } from './use-latest.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Asks after ever longer pauses while `isOpen` and its component is shown, one question at a time. */
export function useAskAgain(isOpen: boolean, ask: () => Promise<void>) {
	const latest = useLatest(ask);
	useEffect(() => {
		if (!isOpen) return;
		const over = new AbortController();
		void askUntil(over.signal, () => latest()());
		return () => over.abort();
	}, [isOpen, latest]);
}

async function askUntil(over: AbortSignal, ask: () => Promise<void>): Promise<void> {
	for (let pauseMs = FIRST_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_MS)) {
		await pause(pauseMs, over);
		if (over.aborted) return;
		await ask();
	}
}
