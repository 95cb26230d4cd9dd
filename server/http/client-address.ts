import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The place that a request comes from, behind so many proxies of ours; empty when it is not known.
 * Where fewer have added themselves than there should be, it is the connection's: all behind it share one limit, and nobody invents another.
 * Security: each proxy adds the address that it saw at the end; what stands before those is the sender's own invention.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
	const env = c.env as object | undefined;
	const peer = env && 'incoming' in env ? (getConnInfo(c).remote.address ?? '') : '';
	if (trustedProxies === 0) return placeOf(peer);
	const seen = (c.req.header('X-Forwarded-For') ?? '').split(',').map(withoutPort);
	return placeOf(seen.at(-trustedProxies) || peer);
}

/** Some proxies tell the port as well. Security: a port is another at each connection, and must not make another place. */
const withoutPort = (address: string) =>
	address.trim().replace(/^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2');

/**
 * What counts as one place: an IPv4 address, or the network of an IPv6 address.
 * Security: every home and phone has 2⁶⁴ addresses of its own, and must not have as many tries.
 */
export function placeOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	if (!isIPv6(address)) return address;
	const [head = '', tail] = address.split('::');
	const groups = (text: string | undefined) => (text ? text.split(':') : []);
	const missing = 8 - groups(head).length - groups(tail).length;
	const whole = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
	const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
	return `${network.join(':')}::/64`;
}
