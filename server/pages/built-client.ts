import { accessSync, readFileSync } from 'node:fs';
import type { Preloads } from '#domain/pages/preloads.ts';
import { IMMUTABLE } from '#server/http/cache-control.ts';
import { type ClientFile, listClientFiles } from '#server/http/client-files.ts';
import { parseFile, readRelease } from '#server/start/project.ts';

/** The build's output for the client. */
export interface BuiltClient {
	/** Its index.html. */
	template: string;
	backOffice: string;
	/** The files that each of its pages needs early. */
	preloads: Preloads;
	/** The stylesheet for pages that need no script. */
	plainStyles: string;
	/** Its files by address. */
	files: Map<string, ClientFile>;
}

/** During development, Vite serves the client, and the server redirects page requests there. */
export interface DevClient {
	devUrl: string;
	plainStyles: string;
}

const PLAIN_STYLES = 'src/ui/plain-page.css';

/** The client served by Vite at this address. */
export const devClient = (devUrl: string): DevClient => ({ devUrl, plainStyles: `/${PLAIN_STYLES}` });

/**
 * A file whose name no other build has, to check that this build is still in place; null when Vite serves the client.
 */
export function anAssetOf(client: BuiltClient | DevClient): string | null {
	const files = 'devUrl' in client ? [] : [...client.files.values()];
	const asset = files.find(({ cacheControl }) => cacheControl === IMMUTABLE) ?? files[0];
	return asset?.paths.identity ?? null;
}

/**
 * Reads the built client.
 * @throws StartError naming anything missing, including assets its pages use: without them, the server would serve bare
 * or dead pages.
 */
export async function readBuiltClient(folder?: string): Promise<BuiltClient> {
	const read = <T>(name: string, reader: (file: string) => T) =>
		readRelease(`dist/client${name}`, reader, folder);
	const client = {
		template: await read('/index.html', readText),
		backOffice: await read('/back-office.html', readText),
		preloads: await read('/.vite/route-preloads.json', parseFile<Preloads>),
		plainStyles: await read('/.vite/plain-page.json', plainStylesIn),
		files: await read('', listClientFiles),
	};
	for (const address of assetsNamedBy(client)) await read(address, (file) => accessSync(file));
	return client;
}

function assetsNamedBy({ template, backOffice, preloads, plainStyles }: BuiltClient): Set<string> {
	const inPages = [template, backOffice].flatMap((page) => page.match(/\/assets\/[^"'\s]+/g) ?? []);
	return new Set([...inPages, ...Object.values(preloads).flat(), plainStyles]);
}

const readText = (file: string) => readFileSync(file, 'utf8');

function plainStylesIn(manifest: string): string {
	const built = parseFile<Record<string, { file: string }>>(manifest)[PLAIN_STYLES];
	if (!built) throw new Error(`it does not name ${PLAIN_STYLES}`);
	return `/${built.file}`;
}
