/** A slow phone takes four times as long, and 50 ms is felt as a stutter. */
const SLICE_MS = 8;

/**
 * Runs all steps of a long piece of work, and resolves with its value. Whenever a slice of time is used up between two
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

/** Resolves in a new task, after the taps and painting that were waiting. */
export function nextTask(): Promise<void> {
	// Safari and older browsers lack it, and make a chain of timers wait 4 ms each.
	if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}
