import { storedValue } from '#runtime/browser-store.ts';
import { hasSessionCookie } from './session.ts';

/** A visitor's request that needs an account; carried out once they have signed in. */
export type Wish = 'save' | 'trial';

/** The longest a sign-in may take. An older wish would be a surprise. */
const GOOD_FOR_MS = 30 * 60_000;

const FRAGMENT = '#wish=';

interface Noted {
	wish: Wish;
	/** The end of the address to which the wish's own sign-in returns. */
	key: string;
	/** Epoch milliseconds. */
	at: number;
}

const waiting = storedValue('tab', 'ctt.wish', readNoted);
let granted: Noted | null = null;

/**
 * Remembers a wish during the sign-in that begins now; returns the fragment at the end of that sign-in's return
 * address, empty if the browser refuses: the person then asks again after signing in. The wish itself stays in this tab
 * and out of the address, so that no link can make a wish.
 */
export function noteWish(wish: Wish): string {
	const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
	return waiting.write({ wish, key, at: Date.now() }) ? FRAGMENT + key : '';
}

/**
 * Returns an address on this site without a wish's fragment. If the waiting wish's own sign-in has returned there, the
 * wish is granted. It keeps waiting while the sign-in page is on its way there; any other page drops it, because the
 * person has changed their mind.
 */
export function arriveAt(address: string): string {
	const [page = '', key] = address.split(FRAGMENT);
	const noted = waiting.read();
	if (noted === null) return page;
	if (key === noted.key && hasSessionCookie()) granted = noted;
	if (key !== undefined || !address.includes(noted.key)) waiting.write(null);
	return page;
}

/** Does this with the document's address, and again whenever Back restores the document from the browser's memory. */
export function receiveWish(): void {
	const here = location.pathname + location.search + location.hash;
	const page = arriveAt(here);
	if (page !== here) history.replaceState(history.state, '', page);
}

/** True when this was wished for before the sign-in that led here; returns true only once. */
export function takeWish(wanted: Wish): boolean {
	if (granted?.wish !== wanted) return false;
	const { at } = granted;
	granted = null;
	return Math.abs(Date.now() - at) < GOOD_FOR_MS;
}

function readNoted(stored: unknown): Noted {
	const { wish, key, at } = stored as Noted;
	if (typeof key !== 'string' || key === '' || typeof at !== 'number')
		throw new TypeError('This is not a wish');
	return { wish, key, at };
}
