/** Builds dist/client and dist/server, and compresses the client's text files with brotli and gzip. */

import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { DAY_MS } from '../src/domain/durations.ts';
import { buildServer } from './build-server.ts';
import { compressFolder } from './compress.ts';
import { failOnIneffectiveImport } from './ineffective-imports.ts';
import { layerOrder } from './layer-order.ts';
import { leanRouter } from './lean-router.ts';
import { OLDEST_FOR_SCRIPTS, OLDEST_FOR_STYLES } from './oldest-browsers.ts';
import { writeStamp } from './stamp.mjs';
import { stylesFirst } from './styles-first.ts';
import { themeColor } from './theme-color.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist/client');
const previous = join(root, 'dist/previous');
const DAYS_KEPT = 14;

setPreviousAside();
await build({ root, logLevel: 'warn' });
await buildPlainStyles();
await buildBackOffice();
keepPreviousAssets();
await compressFolder(client);
await buildServer('dist/server');
writeStamp();
console.log('Built dist/client and dist/server.');

function setPreviousAside() {
	rmSync(previous, { recursive: true, force: true });
	if (existsSync(client)) renameSync(client, previous);
}

/**
 * A page opened before an update still asks for its own chunks, so those of the last two weeks are kept next to the new
 * ones.
 */
function keepPreviousAssets() {
	const assets = join(previous, 'assets');
	const oldest = Date.now() - DAYS_KEPT * DAY_MS;
	for (const name of existsSync(assets) ? readdirSync(assets) : []) {
		// Skips the compressed copies of a file that was built again: its name does not reflect every change.
		const isNew = existsSync(join(client, 'assets', name.replace(/\.(br|gz)$/, '')));
		const isKept = !isNew && statSync(join(assets, name)).mtimeMs > oldest;
		if (isKept) cpSync(join(assets, name), join(client, 'assets', name), { preserveTimestamps: true });
	}
	rmSync(previous, { recursive: true, force: true });
}

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
