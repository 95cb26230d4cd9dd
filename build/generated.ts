/**
 * The files in `generated/`: lists, geodata and fonts bundled with the app, made from files in this repository and public
 * packages.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const target = join(root, 'generated');

/** Each file's extractor, loaded only when the file has to be written. */
const extractors: Record<string, () => Promise<unknown>> = {
	'state-outlines.bin': async () => packed((await import('./geo/state-outlines.ts')).stateOutlines()),
	'airports.bin': async () => packed((await import('./geo/airports.ts')).airports()),
	'catalogue.bin': async () => packed((await import('./geo/catalogue.ts')).catalogue()),
	'catalogue-version.json': async () => ({
		version: (await import('./geo/catalogue.ts')).catalogueVersion(),
	}),
	'campuses.bin': async () => packed((await import('./geo/campuses.ts')).campuses()),
	'towns.bin': async () => packed((await import('./geo/towns.ts')).towns()),
	'base-map.bin': async () => packed((await import('./geo/base-map.ts')).baseMap()),
	'us-map.json': async () => (await import('./geo/us-map.ts')).usMap(),
	'maplibre.js': async () => (await import('./geo/maplibre.ts')).maplibre(),
	'national-park.woff2': async () => (await import('./fonts/lean-font.ts')).leanFont('national-park', 800),
	'overpass.woff2': async () => (await import('./fonts/lean-font.ts')).leanFont('overpass', 900),
	'highways.bin': async () => packed((await import('./roads/highways.ts')).highways()),
};

/** Writes the files in `generated/` whose sources have changed: all of them, or only the named ones. */
export async function bringUpToDate(
	say: (sentence: string) => void,
	names: readonly string[] = Object.keys(extractors),
): Promise<void> {
	mkdirSync(target, { recursive: true });
	for (const name of names) {
		const stamp = join(target, `.${name}.stamp`);
		const hash = hashOf(sourcesOf(root, name));
		const isCurrent =
			existsSync(join(target, name)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
		if (isCurrent) continue;
		const content = await extractors[name]?.();
		const bytes = Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content);
		writeFileSync(join(target, name), bytes);
		writeFileSync(stamp, hash);
		say(`generated/${name} ${(bytes.length / 1000).toFixed(0)} kB`);
	}
}

/**
 * The sources of a file, as paths from the root: its extractor, inputs, our modules that they import, and the locked
 * packages.
 */
export function sourcesOf(from: string, name: string): string[] {
	const folder = folderOf(name);
	return ['build/generated.ts', 'package-lock.json', ...withImports(from, filesWithin(from, folder))].sort();
}

function folderOf(name: string): string {
	if (name.endsWith('.woff2')) return 'build/fonts';
	return name === 'highways.bin' ? 'build/roads' : 'build/geo';
}

function filesWithin(from: string, folder: string): string[] {
	return readdirSync(join(from, folder), { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? filesWithin(from, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
	);
}

/** The given files and our modules that they import, except for type imports. */
function withImports(from: string, files: string[]): string[] {
	const found = new Set(files);
	for (const file of found) {
		if (!file.endsWith('.ts')) continue;
		const code = readFileSync(join(from, file), 'utf8');
		for (const [, name = ''] of code.matchAll(/^import (?!type )[^;]*? from '(\.[^']+|#[^']+)'/gms)) {
			found.add(name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name));
		}
	}
	return [...found];
}

function hashOf(paths: string[]): string {
	const hash = createHash('sha256');
	for (const path of paths) hash.update(path).update(readFileSync(join(root, path)));
	return hash.digest('hex');
}

/** Gzipped JSON, which the device stores as it is and unpacks on demand (src/api/fetch-packed.ts). */
function packed(content: unknown): Buffer {
	return gzipSync(JSON.stringify(content), { level: 9 });
}
