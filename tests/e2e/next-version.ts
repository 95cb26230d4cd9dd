import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../../build/with-integrity.ts';

const repository = join(import.meta.dirname, '../..');
const TEXT = /\.(js|css|html|json|webmanifest)$/;

/**
 * Makes a folder with the build as the next release would have it: some words changed, every hashed file renamed, and
 * none of the old ones left, which is harder on open pages than our own build is.
 */
export function buildNextVersion(words: Record<string, string>) {
	const root = mkdtempSync(join(tmpdir(), 'tour-trails-next-'));
	for (const name of ['dist', 'package.json'])
		cpSync(join(repository, name), join(root, name), { recursive: true });
	for (const name of ['drizzle', 'generated', 'node_modules', 'server', 'src'])
		symlinkSync(join(repository, name), join(root, name));
	const client = join(root, 'dist/client');
	const newNames = renameAssets(join(client, 'assets'));
	for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
		if (/\.(br|gz)$/.test(file)) rmSync(join(client, file));
		else if (TEXT.test(file)) rewrite(join(client, file), { ...newNames, ...words });
	}
	rewriteRevision(join(client, 'sw.js'));
	rewriteIntegrity(client);
	return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function renameAssets(folder: string): Record<string, string> {
	const names: Record<string, string> = {};
	for (const name of readdirSync(folder)) {
		const newName = name.replace(/^(.*?)\.(?=\w)/, '$1-next.');
		cpSync(join(folder, name), join(folder, newName));
		rmSync(join(folder, name));
		names[name] = newName;
	}
	return names;
}

function rewrite(path: string, replacements: Record<string, string>) {
	let text = readFileSync(path, 'utf8');
	for (const [before, after] of Object.entries(replacements)) text = text.replaceAll(before, after);
	writeFileSync(path, text);
}

/** index.html keeps its name; the worker learns from its revision that it changed. */
function rewriteRevision(worker: string) {
	const text = readFileSync(worker, 'utf8');
	const newText = text.replace(
		/"revision":"(\w+)","url":"index\.html"/,
		'"revision":"next-$1","url":"index.html"',
	);
	if (newText === text) throw new Error('The worker lists no index.html');
	writeFileSync(worker, newText);
}

/** The worker takes every other file by the hash of what is in it. */
function rewriteIntegrity(client: string) {
	const worker = join(client, 'sw.js');
	const text = readFileSync(worker, 'utf8');
	const newText = text.replace(
		/"integrity":"[^"]+",("revision":(?:null|"\w+"),"url":"([^"]+)")/g,
		(_, named: string, url: string) => `"integrity":"${integrityOf(join(client, url))}",${named}`,
	);
	if (newText === text) throw new Error('The worker lists no file with its hash');
	writeFileSync(worker, newText);
}
