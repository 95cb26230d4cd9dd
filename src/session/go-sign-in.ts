import { isReachable } from '#api/reachability.ts';
import { paths } from '#domain/paths.ts';
import { noteWish, type Wish } from './wish.ts';

/** Sends a visitor to sign in for something that is then done by itself, and back to this page. */
export async function goSignIn(wish: Wish): Promise<void> {
	await noteWish(wish);
	const here = location.pathname + location.search;
	// With no signal our own page says so; the provider's would be the browser's error.
	location.assign(isReachable() ? paths.signInStart(here) : paths.signInFrom(here));
}
