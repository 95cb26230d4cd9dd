/** A slow phone needs four times as long for what another does in this, and 50 ms are felt as a stutter. */
const SLICE_MS = 8;

/**
 * Does all steps of a long piece of work, and resolves with its value. Whenever a slice of time is used up between two
 * steps, taps, scrolls and painting get their turn.
 */
export async function inSlices<T>(steps: Generator<unknown, T>): Promise<T> {
	let began = performance.now();
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		if (performance.now() - began < SLICE_MS) continue;
		await nextTask();
		began = performance.now();
	}
}

/** Resolves in a task of its own, once the page has answered what waits for it. */
export function nextTask(): Promise<void> {
	// Safari and older browsers have no such turn: there, a timer's is next.
	if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
	return new Promise((resolve) => setTimeout(resolve));
}
