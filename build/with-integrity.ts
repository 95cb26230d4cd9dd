import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type Transform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** The server fills it, so only the worker can know its hash (src/pwa/worker/own-files.ts). */
const FILLED = 'index.html';

/**
 * Lists each of the worker's files with the hash of its content: the browser then accepts nothing else in its place,
 * such as a captive portal's page, and Workbox restores a file that is gone.
 */
export function withIntegrity(folder: string): Transform {
	return (entries) => ({
		manifest: entries.map((entry) =>
			entry.url === FILLED ? entry : { ...entry, integrity: integrityOf(join(folder, entry.url)) },
		),
	});
}

/** The hash of a file's content, as a browser checks it. */
export function integrityOf(file: string): string {
	return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
