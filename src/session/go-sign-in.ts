import { paths } from '#domain/paths.ts';
import { isReachable } from '#runtime/reachability.ts';
import { noteWish, type Wish } from './wish.ts';

/** Sends a visitor to sign in and back to this page, or to `address`, where their wish is then carried out. */
export function goSignIn(wish: Wish, address = location.pathname + location.search): void {
	const here = address + noteWish(wish);
	// Without a signal, our own page says so; the provider's would be a browser error.
	location.assign(isReachable() ? paths.signInStart(here) : paths.signInFrom(here));
}
