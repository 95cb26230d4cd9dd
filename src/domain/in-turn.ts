/** Runs work in turn: each piece waits until the one before has ended, well or not, and answers only its own caller. */
export function createQueue() {
	const inTurn = createQueues<null>();
	return <T>(work: () => Promise<T>): Promise<T> => inTurn(null, work);
}

/** Does the same with a queue for each key: work under different keys does not wait for each other. */
export function createQueues<Key>() {
	const lastByKey = new Map<Key, Promise<unknown>>();
	return <T>(key: Key, work: () => Promise<T>): Promise<T> => {
		const turn = (lastByKey.get(key) ?? Promise.resolve()).then(work, work);
		const leave = () => {
			if (lastByKey.get(key) === turn) lastByKey.delete(key);
		};
		lastByKey.set(key, turn);
		turn.then(leave, leave);
		return turn;
	};
}

/** Work that several callers may want at once, done by one run at a time. */
export interface SharedRuns<T> {
	/** Joins the run under way, or starts one. */
	join: () => Promise<T>;
	/** Waits for a run that begins after this call: one under way may have missed what the caller knows. */
	fresh: () => Promise<T>;
}

export function shareRuns<T>(work: () => Promise<T>): SharedRuns<T> {
	let running: Promise<T> | undefined;
	const join = () => {
		running ??= work().finally(() => {
			running = undefined;
		});
		return running;
	};
	const fresh = async () => {
		await Promise.allSettled([running]);
		return join();
	};
	return { join, fresh };
}
