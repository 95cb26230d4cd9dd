/**
 * Does work while no other tab of the site does work with this name. Old browsers, browsers that block storage, and
 * pages without https have no locks: there the work is done at once.
 * @throws AbortError when it is canceled before its turn; otherwise whatever the work throws
 */
export async function alone<T>(
	name: string,
	work: () => Promise<T>,
	options: Pick<LockOptions, 'signal' | 'steal'> = {},
): Promise<T> {
	const locks = globalThis.navigator?.locks;
	if (!locks) return work();
	let begun: Promise<T> | undefined;
	const held = () => {
		begun = work();
		return begun;
	};
	try {
		return (await locks.request(name, options, held)) as T;
	} catch (error) {
		// Another tab may have taken the lock away; the work has gone on.
		if (begun) return begun;
		if (options.signal?.aborted) throw error;
		// The browser denies the lock, so the work is done without it.
		return work();
	}
}

/**
 * Does the same, but waits no longer than `ms`: a tab asleep would keep the lock for as long as it sleeps, so it is taken
 * away. The work there goes on when the tab wakes up, so two must be safe at once.
 */
export async function aloneWithin<T>(ms: number, name: string, work: () => Promise<T>): Promise<T> {
	let hasBegun = false;
	const begin = () => {
		hasBegun = true;
		return work();
	};
	try {
		return await alone(name, begin, { signal: AbortSignal.timeout(ms) });
	} catch (error) {
		if (hasBegun) throw error;
		return alone(name, work, { steal: true });
	}
}
