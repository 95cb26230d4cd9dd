/** Runs work in turn: each waits until the one before has ended, well or not, and answers its own caller alone. */
export function createQueue() {
	const inTurn = createQueues<null>();
	return <T>(work: () => Promise<T>): Promise<T> => inTurn(null, work);
}

/** The same with a queue for each key: work of different keys does not wait for each other. */
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
	/** The run under way, or a new one. */
	join: () => Promise<T>;
	/** A run that begins after this call: one under way may have missed what the caller knows. */
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
