/** Tells if dist/ was built from the current sources: by content, because file dates mean nothing in a clone. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'dist/build-stamp');
const sources = [
	'build',
	'index.html',
	'package-lock.json',
	'package.json',
	'public',
	'server',
	'src',
	'vite.config.ts',
];

/** Records that dist/ was built from the current sources. */
export function writeStamp() {
	writeFileSync(stampFile, sourcesHash());
}

/** True when dist/ was built from the current sources. */
export function isStampCurrent() {
	return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesHash();
}

function sourcesHash() {
	const hash = createHash('sha256');
	for (const path of sources.flatMap(filesUnder).sort())
		hash.update(`${path}\0`).update(readFileSync(join(root, path)));
	return hash.digest('hex');
}

function filesUnder(path) {
	if (/\.\w+$/.test(path)) return [path];
	return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
	);
}
