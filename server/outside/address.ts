import * as z from 'zod/mini';
import { isLoopback } from '#server/http/loopback.ts';

/** True for an address that the configuration may contain: https, or http on this machine; without credentials. */
export function isOutsideAddress(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const address = new URL(text);
	if (address.username || address.password || address.hash) return false;
	return address.protocol === 'https:' || (address.protocol === 'http:' && isLoopback(address));
}

/** True for a service's address, to which request paths are appended: like `isOutsideAddress`, without ? or #. */
export const isServiceAddress = (text: string): boolean => isOutsideAddress(text) && !/[?#]/.test(text);

/** A variable with the address of a service, like `example`. */
export const serviceAddress = (example: string) =>
	z
		.string()
		.check(
			z.refine(
				isServiceAddress,
				`must be an https address without a password, ? or # (http only on this machine), like ${example}`,
			),
		);

/** A variable with any other address outside. */
export const outsideAddress = () =>
	z
		.string()
		.check(
			z.refine(
				isOutsideAddress,
				'must be an https address without a password or # (http only on this machine)',
			),
		);

/** An address below a configured one, which may have a path, with or without a trailing slash. */
export const addressUnder = (base: string, path: string): URL =>
	new URL(path, base.endsWith('/') ? base : `${base}/`);

/** True for an http(s) address without path, query or fragment. */
export function isOrigin(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, pathname, search, hash } = new URL(text);
	return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash;
}
