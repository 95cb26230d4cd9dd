/**
 * Calls `act` at once, and then at most every `ms` milliseconds; a call that comes too soon runs when the time is up.
 */
export function atMostEvery(ms: number, act: () => void): () => void {
	let lastAt = Number.NEGATIVE_INFINITY;
	let isDue = false;
	const go = () => {
		isDue = false;
		lastAt = performance.now();
		act();
	};
	return () => {
		const wait = lastAt + ms - performance.now();
		if (isDue) return;
		if (wait <= 0) return go();
		isDue = true;
		setTimeout(go, wait);
	};
}
