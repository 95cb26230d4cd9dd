import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that a request comes from, behind so many proxies of ours; empty when it is not known.
 * Security: each proxy adds the address that it saw at the end; what stands before those is the sender's own invention.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
	const env = c.env as object | undefined;
	const peer = env && 'incoming' in env ? (getConnInfo(c).remote.address ?? '') : '';
	if (trustedProxies === 0) return peer;
	const seen = (c.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
	return seen.at(-trustedProxies) ?? peer;
}
