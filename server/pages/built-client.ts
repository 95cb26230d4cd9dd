import { existsSync, readFileSync } from 'node:fs';
import { type ClientFile, listClientFiles } from '#server/http/client-files.ts';
import { projectFile } from '#server/project.ts';
import type { Preloads } from './preloads.ts';

/** What the build has made of the client. */
export interface BuiltClient {
	/** Its index.html. */
	template: string;
	/** What each of its pages needs early. */
	preloads: Preloads;
	/** The address of the styles of the pages that need no script. */
	plainStyles: string;
	/** Its files by address. */
	files: Map<string, ClientFile>;
}

const PLAIN_STYLES = 'src/ui/plain-page.css';
const builtFile = (name: string) => projectFile('dist/client', name);

/** Reads the built client; while developing there may be none, and Vite serves in its place. */
export function readBuiltClient(): BuiltClient {
	const plain = readJson<Record<string, { file: string }>>('.vite/plain-page.json')?.[PLAIN_STYLES];
	return {
		template: readTemplate(),
		preloads: readJson<Preloads>('.vite/route-preloads.json') ?? {},
		plainStyles: `/${plain?.file ?? PLAIN_STYLES}`,
		files: listClientFiles(projectFile('dist/client')),
	};
}

function readTemplate(): string {
	if (existsSync(builtFile('index.html'))) return readFileSync(builtFile('index.html'), 'utf8');
	// While developing, Vite serves the pages: only the API and plain words come from here.
	return '<!doctype html><html lang="en"><head><!--head--></head><body><!--first-words--><!--island--></body></html>';
}

function readJson<T>(name: string): T | undefined {
	return existsSync(builtFile(name)) ? JSON.parse(readFileSync(builtFile(name), 'utf8')) : undefined;
}
