const asked = new Map<string, Promise<unknown>>();

/** Asks the server for something once, however often a page reads itself again; what failed may be asked for again at once. */
export function askOnce<T>(what: string, ask: () => Promise<T>): Promise<T> {
	const asking = (asked.get(what) as Promise<T> | undefined) ?? ask();
	asked.set(what, asking);
	asking.catch(() => asked.get(what) === asking && asked.delete(what));
	return asking;
}

/** From now on all may be asked for again: the server has something fresher. */
export function askAnew() {
	asked.clear();
}
