import { isLoopback } from '#server/http/loopback.ts';

/** Whether the text is an address that the configuration may name: https, or http on this very machine; without credentials. */
export function isOutsideAddress(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const address = new URL(text);
	if (address.username || address.password || address.hash) return false;
	return address.protocol === 'https:' || (address.protocol === 'http:' && isLoopback(address));
}

/** What lies under a configured address, which may itself lie under a path, with a slash at its end or without. */
export const addressUnder = (base: string, path: string): URL =>
	new URL(path, base.endsWith('/') ? base : `${base}/`);

/** Whether it is an http(s) address without a path, a query or a fragment. */
export function isOrigin(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, pathname, search, hash } = new URL(text);
	return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash;
}
