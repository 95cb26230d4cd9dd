import { paths } from '#domain/paths.ts';
import { isReachable } from '#runtime/reachability.ts';
import { noteWish, type Wish } from './wish.ts';

interface WayIn {
	/** Where the visitor comes back to, if not to this page. */
	address?: string | undefined;
	/** True for somebody who wants to create an account first. */
	isNew?: boolean;
}

/** Sends a visitor to sign in and back to this page, or to `address`, where their wish is then carried out. */
export function goSignIn(wish: Wish, { address, isNew = false }: WayIn = {}): void {
	const here = (address ?? location.pathname + location.search) + noteWish(wish);
	const [start, page] = isNew ? [paths.signUpStart, paths.signUpFrom] : [paths.signInStart, paths.signInFrom];
	// Without a signal, our own page says so; the provider's would be a browser error.
	location.assign(isReachable() ? start(here) : page(here));
}
