import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { IMMUTABLE } from './cache-control.ts';
import type { Encoding } from './encodings.ts';
import { fingerprint } from './etags.ts';

/** A file of the built client, in the encodings made by the build. */
export interface ClientFile {
	paths: Partial<Record<Encoding, string>> & { identity: string };
	type: string;
	print: string;
	cacheControl: string;
}

const ONE_DAY = 'public, max-age=86400';
const extensions = { br: '.br', gzip: '.gz' } as const;

/**
 * Lists the built client by address. Only listed files are ever served, so no address can leave the folder. Page
 * templates and dot folders are not listed.
 */
export function listClientFiles(folder: string): Map<string, ClientFile> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
	const present = new Set(files);
	const served = files.filter(
		(file) => !/^\.|[\\/]\.|^(index|back-office)\.html(\.|$)|\.(br|gz)$/.test(file),
	);
	return new Map(
		served.map((file) => [`/${file.split(sep).join('/')}`, describeFile(folder, file, present)]),
	);
}

function describeFile(folder: string, file: string, present: Set<string>): ClientFile {
	const paths: ClientFile['paths'] = { identity: join(folder, file) };
	for (const [encoding, extension] of Object.entries(extensions)) {
		if (present.has(file + extension)) paths[encoding as Encoding] = join(folder, file + extension);
	}
	return {
		paths,
		type:
			getMimeType(file) ??
			(extname(file) === '.webmanifest' ? 'application/manifest+json' : 'application/octet-stream'),
		print: fingerprint(readFileSync(paths.identity)),
		cacheControl: cacheControlOf(file),
	};
}

function cacheControlOf(file: string): string {
	if (file.startsWith(`assets${sep}`)) return IMMUTABLE;
	// A cached worker or manifest would delay the whole update.
	return /\.(js|json|webmanifest)$/.test(file) ? 'no-cache' : ONE_DAY;
}
