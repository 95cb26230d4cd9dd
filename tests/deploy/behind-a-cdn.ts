import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import { projectFile } from '#server/project.ts';
import type { Scene } from '../programs/run-scenes.ts';
import { ask, startNginx } from './proxies.ts';

/** Of the addresses that are kept for examples: the visitor's, and one that the visitor only says is theirs. */
const [VISITOR, INVENTED] = ['203.0.113.7', '198.51.100.9'];

/** nginx changed as docs/OPERATIONS.md says for a CDN before it. */
export function cdnScenes(nginx: string, folder: string): Scene[] {
	return [
		[
			'behind a CDN and nginx the server believes the CDN alone, as TRUSTED_PROXIES=2 says',
			async () => {
				const page = readFileSync(projectFile('docs/OPERATIONS.md'), 'utf8');
				const [, proxies = '', added = '', alone = ''] =
					/`TRUSTED_PROXIES` is (\d), the proxy adds[^(]*\(`(\$\w+)` in place of\s`(\$\w+)`\)/.exec(page) ??
					[];
				const app = new Hono().get('/who', (c) => c.text(clientAddress(c, Number(proxies))));
				const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
				await once(server, 'listening');
				const front = await startNginx(nginx, folder, (server.address() as AddressInfo).port, (config) => {
					const line = `X-Forwarded-For ${alone};`;
					assert.ok(config.includes(line));
					return config.replace(line, `X-Forwarded-For ${added};`);
				});
				try {
					// What a CDN sends: what the visitor said, and behind it the address that it saw.
					const headers = { 'x-forwarded-for': `${INVENTED}, ${VISITOR}` };
					assert.equal((await ask(front.port, '/who', { headers })).text, VISITOR);
				} finally {
					await front.stop();
					server.close();
				}
			},
		],
	];
}
