/** Runs all steps of a long piece of work at once, where nobody waits for anything else. */
export function allSteps<T>(steps: Generator<unknown, T>): T {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
