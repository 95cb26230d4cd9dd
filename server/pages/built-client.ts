import { readFileSync } from 'node:fs';
import { type ClientFile, listClientFiles } from '#server/http/client-files.ts';
import { parseFile, readRelease } from '#server/project.ts';
import type { Preloads } from './preloads.ts';

/** What the build has made of the client. */
export interface BuiltClient {
	/** Its index.html. */
	template: string;
	/** The document of the back office. */
	backOffice: string;
	/** What each of its pages needs early. */
	preloads: Preloads;
	/** The address of the styles of the pages that need no script. */
	plainStyles: string;
	/** Its files by address. */
	files: Map<string, ClientFile>;
}

/** While developing, Vite serves the client, and the server sends page requests there. */
export interface DevClient {
	devUrl: string;
	plainStyles: string;
}

const PLAIN_STYLES = 'src/ui/plain-page.css';

/** The client that Vite serves at this address. */
export const devClient = (devUrl: string): DevClient => ({ devUrl, plainStyles: `/${PLAIN_STYLES}` });

/** Reads the built client; throws StartError that names what of it is missing: a server without it would answer bare pages. */
export async function readBuiltClient(folder?: string): Promise<BuiltClient> {
	const read = <T>(name: string, reader: (file: string) => T) =>
		readRelease(`dist/client${name}`, reader, folder);
	return {
		template: await read('/index.html', readText),
		backOffice: await read('/back-office.html', readText),
		preloads: await read('/.vite/route-preloads.json', parseFile<Preloads>),
		plainStyles: await read('/.vite/plain-page.json', plainStylesIn),
		files: await read('', listClientFiles),
	};
}

const readText = (file: string) => readFileSync(file, 'utf8');

function plainStylesIn(manifest: string): string {
	const built = parseFile<Record<string, { file: string }>>(manifest)[PLAIN_STYLES];
	if (!built) throw new Error(`it does not name ${PLAIN_STYLES}`);
	return `/${built.file}`;
}
