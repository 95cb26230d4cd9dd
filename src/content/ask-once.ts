const asked = new Map<string, Promise<void>>();

/** Asks the server once, however often a page reloads its data; a failed request may be repeated at once. */
export function askOnce(what: string, ask: () => Promise<void>): Promise<void> {
	const asking = asked.get(what) ?? ask();
	noteAsked(what, asking);
	return asking;
}

/** Notes that this content is arriving some other way, or just arrived. */
export function noteAsked(what: string, asking: Promise<void> = Promise.resolve()) {
	asked.set(what, asking);
	// The caller gets the error; this only allows another try.
	asking.catch(() => asked.get(what) === asking && asked.delete(what));
}

/** Allows all requests again: the server has something fresher. */
export function askAnew() {
	asked.clear();
}
