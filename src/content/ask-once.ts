const asked = new Map<string, Promise<unknown>>();

/** Asks the server once, however often a page reloads its data; a failed request may be repeated at once. */
export function askOnce<T>(what: string, ask: () => Promise<T>): Promise<T> {
	const asking = (asked.get(what) as Promise<T> | undefined) ?? ask();
	asked.set(what, asking);
	// Whoever asked hears of the failure; here it only makes room for another try.
	asking.catch(() => asked.get(what) === asking && asked.delete(what));
	return asking;
}

/** Allows all requests again: the server has something fresher. */
export function askAnew() {
	asked.clear();
}
