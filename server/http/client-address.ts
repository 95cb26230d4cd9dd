import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Returns the address a request comes from, given the number of our proxies; empty when unknown. If fewer proxies than
 * that have appended an address, it is the connection's: everyone behind it shares one limit, and nobody can invent
 * another. Security: each proxy appends the address it saw; anything before those may be the sender's invention.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
	const env = c.env as object | undefined;
	const peer = env && 'incoming' in env ? (getConnInfo(c).remote.address ?? '') : '';
	if (trustedProxies === 0) return placeOf(peer);
	const seen = (c.req.header('X-Forwarded-For') ?? '').split(',').map(withoutPort);
	return placeOf(seen.at(-trustedProxies) || peer);
}

/**
 * Some proxies append the port as well. Security: the port differs on each connection and must not count as another
 * address.
 */
const withoutPort = (address: string) =>
	address.trim().replace(/^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2');

/**
 * Returns the unit that limits apply to: an IPv4 address, or the network of an IPv6 address. Security: every home and
 * phone has 2⁶⁴ IPv6 addresses, and must not get as many tries.
 */
export function placeOf(address: string): string {
	const mapped = mappedIpv4(address);
	if (mapped !== undefined) return mapped;
	if (!isIPv6(address)) return address;
	const [head = '', tail] = address.split('::');
	const groups = (text: string | undefined) => (text ? text.split(':') : []);
	const missing = 8 - groups(head).length - groups(tail).length;
	const whole = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
	const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
	return `${network.join(':')}::/64`;
}

/** Returns the IPv4 address that an IPv6 address stands for, if any. */
export const mappedIpv4 = (address: string): string | undefined =>
	/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
