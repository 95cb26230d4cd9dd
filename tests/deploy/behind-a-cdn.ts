import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import { projectFile } from '#server/start/project.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { ask, type Front, startCaddy, startNginx } from './proxies.ts';

/**
 * From the address ranges reserved for examples: the visitor's address, and one that the visitor only claims to have.
 */
const [VISITOR, INVENTED] = ['203.0.113.7', '198.51.100.9'];
/** Source address of the CDN's requests, and of the proxy's. */
const HERE = '127.0.0.1';

const page = readFileSync(projectFile('docs/OPERATIONS.md'), 'utf8');
const [, proxies = '', added = '', alone = ''] =
	/`TRUSTED_PROXIES` is (\d), the proxy adds[^(]*\(`(\$\w+)` in place of\s`(\$\w+)`\)/.exec(page) ?? [];

/** nginx, changed as docs/OPERATIONS.md says for a CDN in front of it. */
export function nginxBehindCdn(nginx: string, folder: string): Scene[] {
	return [
		[
			'behind a CDN and nginx the server believes the CDN alone, as TRUSTED_PROXIES=2 says',
			async () => {
				const changed = (config: string) => {
					const line = `X-Forwarded-For ${alone};`;
					assert.ok(config.includes(line));
					return config.replace(line, `X-Forwarded-For ${added};`);
				};
				const place = await placeOfVisitor((upstream) => startNginx(nginx, folder, upstream, changed));
				assert.equal(place, VISITOR);
			},
		],
	];
}

/** Caddy, with the change in docs/OPERATIONS.md for a CDN in front of it, and without. */
export function caddyBehindCdn(caddy: string, folder: string): Scene[] {
	const [, word = '', block = ''] =
		/`(\w+)`, followed by the CDN's ranges, goes into the `(\w+)`/.exec(page) ?? [];
	return [
		[
			'behind a CDN and a Caddy that trusts its ranges the server believes the CDN alone',
			async () => {
				const changed = (config: string) => {
					const opening = new RegExp(`${block} .* \\{\n`);
					assert.match(config, opening);
					return config.replace(opening, (line) => `${line}\t\t${word} ${HERE}/32\n`);
				};
				const place = await placeOfVisitor((upstream) => startCaddy(caddy, folder, upstream, changed));
				assert.equal(place, VISITOR);
			},
		],
		[
			'behind a CDN that Caddy does not know of, all visitors look like one, and nobody can invent another',
			async () => {
				const place = await placeOfVisitor((upstream) => startCaddy(caddy, folder, upstream));
				assert.equal(place, HERE);
			},
		],
	];
}

/**
 * The visitor's address according to the server, behind a CDN, a front proxy and as many trusted proxies as the page
 * says.
 */
async function placeOfVisitor(startFront: (upstream: number) => Promise<Front>): Promise<string> {
	const app = new Hono().get('/who', (c) => c.text(clientAddress(c, Number(proxies))));
	const server = serve({ fetch: app.fetch, hostname: HERE, port: 0 }) as Server;
	await once(server, 'listening');
	const front = await startFront((server.address() as AddressInfo).port);
	try {
		// As a CDN sends it: the visitor's own claim, followed by the address that it saw.
		const headers = { 'x-forwarded-for': `${INVENTED}, ${VISITOR}` };
		return (await ask(front.port, '/who', { headers })).text;
	} finally {
		await front.stop();
		server.close();
	}
}
