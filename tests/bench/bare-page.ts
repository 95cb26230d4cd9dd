import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { build } from 'vite';
import { compressFolder } from '../../build/compress.ts';
import { leanRouter } from '../../build/lean-router.ts';
import { OLDEST_FOR_SCRIPTS } from '../../build/oldest-browsers.ts';
import { freePort, temporaryFolder } from './product.ts';

/**
 * Runs `use` with the address of a page that our React and router draw, with one heading and a worker that keeps it:
 * what this machine's browser takes before any of our own work.
 */
export async function withBarePage<T>(use: (address: string) => Promise<T>): Promise<T> {
	const folder = temporaryFolder();
	const port = await freePort();
	await buildInto(folder.path);
	const app = new Hono().use(serveStatic({ root: folder.path, precompressed: true }));
	const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
	try {
		return await use(`http://127.0.0.1:${port}`);
	} finally {
		server.close();
		folder.remove();
	}
}

async function buildInto(outDir: string): Promise<void> {
	await build({
		root: join(import.meta.dirname, 'bare-page'),
		logLevel: 'warn',
		configFile: false,
		plugins: [react(), leanRouter()],
		build: { outDir, emptyOutDir: true, target: OLDEST_FOR_SCRIPTS, modulePreload: { polyfill: false } },
	});
	await compressFolder(outDir);
}
