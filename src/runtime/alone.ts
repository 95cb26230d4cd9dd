/**
 * Does work while no other tab of the site does work with this name. Old browsers, browsers that block storage, and
 * pages without https have no locks: there the work is done at once.
 * @throws AbortError when it is canceled before its turn; otherwise whatever the work throws
 */
export async function alone<T>(
	name: string,
	work: () => Promise<T>,
	options: Pick<LockOptions, 'signal'> = {},
): Promise<T> {
	const locks = globalThis.navigator?.locks;
	if (!locks) return work();
	let hasBegun = false;
	const held = () => {
		hasBegun = true;
		return work();
	};
	try {
		return (await locks.request(name, options, held)) as T;
	} catch (error) {
		if (hasBegun || options.signal?.aborted) throw error;
		// The browser denies the lock, so the work is done without it.
		return work();
	}
}
