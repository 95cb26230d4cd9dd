/** Writes `generated/`: the lists and the geodata that the app bundles, the latter extracted from public packages. Does nothing when up to date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sourcesHash } from './geo/sources-hash.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'generated');
const stamp = join(target, '.stamp');

/** Each file's extractor, loaded only when something has to be written. */
const extractors: Record<string, () => Promise<unknown>> = {
	'state-outlines.bin': async () => packed((await import('./geo/state-outlines.ts')).stateOutlines()),
	'airports.bin': async () => packed((await import('./geo/airports.ts')).airports()),
	'catalogue.bin': async () => packed((await import('./geo/catalogue.ts')).catalogue()),
	'towns.bin': async () => packed((await import('./geo/towns.ts')).towns()),
	'base-map.bin': async () => packed((await import('./geo/base-map.ts')).baseMap()),
	'us-map.json': async () => (await import('./geo/us-map.ts')).usMap(),
	'maplibre.js': async () => (await import('./geo/maplibre.ts')).maplibre(),
};

const hash = sourcesHash(root);
const isCurrent =
	existsSync(stamp) &&
	readFileSync(stamp, 'utf8') === hash &&
	Object.keys(extractors).every((name) => existsSync(join(target, name)));

if (!isCurrent) {
	mkdirSync(target, { recursive: true });
	for (const [name, extract] of Object.entries(extractors)) {
		const content = await extract();
		const bytes = Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content);
		writeFileSync(join(target, name), bytes);
		console.log(`generated/${name} ${(bytes.length / 1000).toFixed(0)} kB`);
	}
	writeFileSync(stamp, hash);
}

/** Gzipped JSON, which the device keeps as it is and unpacks when it is needed (src/domain/packed.ts). */
function packed(content: unknown): Buffer {
	return gzipSync(JSON.stringify(content), { level: 9 });
}
