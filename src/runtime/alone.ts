/**
 * Does work while no other tab of the site does work of this name. Browsers that are old or block what sites store, and
 * pages without https, give out no locks: there it is done at once.
 * @throws AbortError when it is called off before its turn; otherwise what the work throws.
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
		// The browser denies the lock: whoever needs it goes without.
		return work();
	}
}
