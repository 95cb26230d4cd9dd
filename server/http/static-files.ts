import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import type { ClientFile } from './client-files.ts';
import { chooseEncoding, encodings } from './encodings.ts';
import { etagOf, matchesEtag } from './etags.ts';
import type { ServerEnv } from './server-env.ts';

/** Serves the built client's files in their best encoding; passes on every other address. */
export function staticFiles(files: Map<string, ClientFile>): MiddlewareHandler<ServerEnv> {
	return async (c, next) => {
		const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined;
		if (!file) return next();
		const available = encodings.filter((encoding) => file.paths[encoding]);
		const encoding = chooseEncoding(c.req.header('Accept-Encoding'), available);
		c.header('Content-Type', file.type);
		c.header('Cache-Control', file.cacheControl);
		c.header('ETag', etagOf(file.print, encoding));
		if (available.length > 1) c.header('Vary', 'Accept-Encoding');
		if (matchesEtag(c.req.header('If-None-Match'), file.print)) return c.body(null, 304);
		if (encoding !== 'identity') c.header('Content-Encoding', encoding);
		return c.body((await readFile(file.paths[encoding] ?? file.paths.identity)) as Uint8Array<ArrayBuffer>);
	};
}
