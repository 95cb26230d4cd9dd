import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { clientFolder } from './product.ts';

/** What the service worker stores before the app counts as installed. */
export function precacheSize(): Figure[] {
	const worker = readFileSync(join(clientFolder, 'sw.js'), 'utf8');
	const urls = new Set([...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url]) => url ?? ''));
	if (urls.size === 0) throw new Error('No precache list found in sw.js');
	const bytes = [...urls].reduce((sum, url) => sum + statSync(join(clientFolder, url)).size, 0);
	return [
		{ name: 'Service-worker precache, raw', ours: bytes / 1e6, unit: 'MB', budget: { atMost: 2.8 } },
		{ name: 'Service-worker precache, files', ours: urls.size, unit: '', budget: { atMost: 120 } },
	];
}
