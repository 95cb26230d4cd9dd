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
