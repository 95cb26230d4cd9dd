import { Hono } from 'hono';
import { IMMUTABLE } from '#server/http/cache-control.ts';
import { etagOf, matchesEtag } from '#server/http/etags.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /images/:name`: an image added by an editor. Its name is its content's hash, so it never changes. */
export function imageRoutes({ images }: Pick<Stores, 'images'>) {
	return new Hono<ServerEnv>().get('/images/:name', async (c) => {
		const name = c.req.param('name');
		const print = name.replace(/\.webp$/, '');
		const isKnown = matchesEtag(c.req.header('If-None-Match'), print) && (await images.isHere(name));
		const image = isKnown ? null : await images.named(name);
		if (image === undefined) throw new Problem('not_found', 'There is no such picture.');
		c.header('Cache-Control', IMMUTABLE);
		c.header('ETag', etagOf(print, 'identity'));
		if (image === null) return c.body(null, 304);
		return c.body(new Uint8Array(image.bytes), 200, { 'Content-Type': 'image/webp' });
	});
}
