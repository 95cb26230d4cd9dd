import type { MiddlewareHandler } from 'hono';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True for an address on this machine, where nobody can read plain http on the way. */
export const isLoopback = (address: URL) => LOOPBACK.test(address.hostname);

/** An address's host; an IPv6 address comes without its brackets. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * Redirects a browser on this machine from `localhost` to `127.0.0.1`, or the reverse, to match the public address.
 * Cookies and device storage belong to one name, so a draft made under one name would be missing after a sign-in under
 * the other.
 */
export function oneLoopbackName(publicUrl: string): MiddlewareHandler {
	const ours = new URL(publicUrl);
	return async (c, next) => {
		if (c.req.method !== 'GET' || c.req.header('Sec-Fetch-Dest') !== 'document') return next();
		const asked = new URL(c.req.url);
		if (asked.hostname === ours.hostname || !isLoopback(asked) || !isLoopback(ours)) return next();
		asked.hostname = ours.hostname;
		return c.redirect(asked.href, 307);
	};
}

/** Returns the address of a server on this host and port; one on all interfaces is shown as localhost. */
export function localAddress(host: string, port: number | string): string {
	const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
	return `http://${shown}:${port}`;
}
