import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import { imageAddressSchema, ownImageSchema } from '#domain/colleges/edit-image.ts';
import { chosenImageSchema, foundImagesSchema, imageWordsSchema } from '#domain/colleges/find-image.ts';
import { limits } from '#domain/limits.ts';
import { IMMUTABLE } from '#server/http/cache-control.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { etagOf, matchesEtag } from '#server/http/etags.ts';
import { type Guards, mayNot, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';
import type { Pictures } from './pictures.ts';
import type { PictureSearch } from './search.ts';

const fails = [
	...[...mayNot, 'image_refused' as const],
	...(['too_large', 'forbidden_origin', 'storage_full'] as const),
];

const titleSchema = z.object({ title: z.optional(z.string().check(z.maxLength(200))) });

const uploadIs = describe('Saves the picture in the body, re-encoded', ownImageSchema, [
	'bad_query',
	...fails,
]);
const fetchIs = describe('Fetches the picture at an address once, and saves it re-encoded', ownImageSchema, [
	'bad_body',
	...fails,
]);
const searchIs = describe('At most five pictures that match the words', foundImagesSchema, [
	...(['bad_query', 'service_unavailable'] as const),
	...mayNot,
]);
const foundIs = describe('Saves a picture from the search, with its credit', ownImageSchema, [
	...(['bad_body', 'service_unavailable'] as const),
	...fails,
]);

/** An editor's ways to bring a picture: as a file, by its address, which is fetched once, or through a search. */
export function imageAdminRoutes(pictures: Pictures, search: PictureSearch, guards: Pick<Guards, 'forTab'>) {
	return new Hono<SignedInEnv>()
		.post(
			'/admin/image',
			uploadIs,
			describeRoute({
				requestBody: { required: true, content: { 'image/*': { schema: { type: 'string' } } } },
			}),
			guards.forTab('colleges'),
			limitedBody(limits.pictureBytes),
			checkedQuery(titleSchema),
			async (c) => {
				const bytes = Buffer.from(await c.req.arrayBuffer());
				return c.json(await pictures.save(bytes, c.var.account.id, c.req.valid('query').title ?? ''));
			},
		)
		.post(
			'/admin/image/address',
			fetchIs,
			guards.forTab('colleges'),
			limitedBody(16_384),
			checkedBody(imageAddressSchema),
			async (c) => c.json(await pictures.fetch(c.req.valid('json').url, c.var.account.id)),
		)
		.get(
			'/admin/image/search',
			searchIs,
			guards.forTab('colleges'),
			checkedQuery(imageWordsSchema),
			async (c) => c.json({ from: search.from, found: await search.find(c.req.valid('query').words) }),
		)
		.post(
			'/admin/image/found',
			foundIs,
			guards.forTab('colleges'),
			limitedBody(16_384),
			checkedBody(chosenImageSchema),
			async (c) => c.json(await search.bring(c.req.valid('json').id, c.var.account.id)),
		);
}

/** `GET /images/:name`: a picture brought by an editor. Its name is its content's hash, so it never changes. */
export function imageRoutes({ images }: Pick<Stores, 'images'>) {
	return new Hono<ServerEnv>().get('/images/:name', async (c) => {
		const name = c.req.param('name');
		const image = await images.named(name);
		if (!image) throw new Problem('not_found', 'There is no such picture.');
		const print = name.replace(/\.webp$/, '');
		c.header('Cache-Control', IMMUTABLE);
		c.header('ETag', etagOf(print, 'identity'));
		if (matchesEtag(c.req.header('If-None-Match'), print)) return c.body(null, 304);
		return c.body(new Uint8Array(image.bytes), 200, { 'Content-Type': 'image/webp' });
	});
}
