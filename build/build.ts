/** Builds dist/client and dist/server, and compresses the client's text files with brotli and gzip. */

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildServer } from './build-server.ts';
import { compressFolder } from './compress.ts';
import { failOnIneffectiveImport } from './ineffective-imports.ts';
import { keepAssets, setClientAside } from './kept-assets.ts';
import { layerOrder } from './layer-order.ts';
import { leanRouter } from './lean-router.ts';
import { OLDEST_FOR_SCRIPTS, OLDEST_FOR_STYLES } from './oldest-browsers.ts';
import { writeStamp } from './stamp.mjs';
import { stylesFirst } from './styles-first.ts';
import { themeColor } from './theme-color.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const client = join(dist, 'client');

setClientAside(dist);
await build({ root, logLevel: 'warn' });
await buildPlainStyles();
await buildBackOffice();
keepAssets(dist, new Date());
await compressFolder(client);
await buildServer('dist/server');
writeStamp();
console.log('Built dist/client and dist/server.');

/**
 * Builds the styles of the pages that the server renders itself. Not part of the app's build, because the app does not
 * need them offline.
 */
async function buildPlainStyles() {
	await build({
		root,
		logLevel: 'warn',
		configFile: false,
		build: {
			rolldownOptions: { input: 'src/ui/plain-page.css' },
			outDir: 'dist/client',
			emptyOutDir: false,
			copyPublicDir: false,
			assetsInlineLimit: 0,
			cssTarget: OLDEST_FOR_STYLES,
			manifest: '.vite/plain-page.json',
		},
	});
}

/** The back office is an app of its own, so that visitors never load any of it, and the worker never caches it. */
async function buildBackOffice() {
	await build({
		root: join(root, 'src/app/back-office'),
		logLevel: 'warn',
		configFile: false,
		plugins: [react(), leanRouter(), layerOrder(), stylesFirst(), themeColor()],
		build: {
			rolldownOptions: {
				input: join(root, 'src/app/back-office/back-office.html'),
				onwarn: failOnIneffectiveImport,
			},
			outDir: client,
			emptyOutDir: false,
			copyPublicDir: false,
			assetsInlineLimit: 0,
			target: OLDEST_FOR_SCRIPTS,
			cssTarget: OLDEST_FOR_STYLES,
			modulePreload: { polyfill: false },
		},
	});
}
