import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageRoutes } from '#domain/pages/page-routes.ts';
import type { Preloads } from '#domain/pages/preloads.ts';
import { projectFile } from '#server/start/project.ts';

const READ_BY_THE_SERVER = [
	'package.json',
	'drizzle',
	'src/domain/catalogue',
	'src/domain/site/starter-texts.json',
	'server/shipped/starter',
	'server/shipped/sample-articles',
	'generated/airports.bin',
	'generated/catalogue-version.json',
	'generated/catalogue.bin',
];

/** A template of a page with the three places that the server fills. */
export const template =
	'<!doctype html><html lang="en"><head><title>Old</title><!--head--></head><body><div id="root"><!--first-words--></div><!--island--></body></html>';

/** For each kind of page, no files beyond the shell's. */
export const noPreloads = Object.fromEntries([
	...pageRoutes.map(({ template }) => [template, []]),
	['*', []],
]) as Preloads;

/** All that the server of a release reads, in a folder of its own: what is shipped as it is, and a small client. */
export function aRelease(folder = mkdtempSync(join(tmpdir(), 'ctt-release-'))): string {
	for (const path of READ_BY_THE_SERVER) cpSync(projectFile(path), join(folder, path), { recursive: true });
	for (const part of ['.vite', 'assets']) mkdirSync(join(folder, 'dist/client', part), { recursive: true });
	const client = {
		'index.html': template,
		'back-office.html': template,
		'sw.js': '// The worker',
		'assets/donate.js': '// The page',
		'assets/plain.css': '/* Its styles */',
		'.vite/route-preloads.json': JSON.stringify({ ...noPreloads, '/donate': ['/assets/donate.js'] }),
		'.vite/plain-page.json': '{"src/ui/plain-page.css":{"file":"assets/plain.css"}}',
	};
	for (const [path, text] of Object.entries(client)) writeFileSync(join(folder, 'dist/client', path), text);
	return folder;
}
