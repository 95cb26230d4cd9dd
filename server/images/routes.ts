import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { imageAddressSchema, ownImageSchema } from '#domain/colleges/edit-image.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { type Guards, mayNot, type SignedInEnv } from '#server/session/guards.ts';
import type { Stores } from '#server/stores.ts';
import type { Pictures } from './pictures.ts';
import { MOST_IMAGE_BYTES } from './remake.ts';

const fails = [
	...[...mayNot, 'image_refused' as const],
	...(['too_large', 'forbidden_origin', 'storage_full'] as const),
];

/** The ways by which an editor brings a picture: as a file, or by its address, which is asked once. */
export function imageAdminRoutes(pictures: Pictures, guards: Pick<Guards, 'forTab'>) {
	return new Hono<SignedInEnv>()
		.post(
			'/admin/image',
			describe('Keeps the picture that is the body, made anew', ownImageSchema, fails),
			describeRoute({
				requestBody: { required: true, content: { 'image/*': { schema: { type: 'string' } } } },
			}),
			guards.forTab('colleges'),
			limitedBody(MOST_IMAGE_BYTES),
			async (c) => c.json(await pictures.keep(Buffer.from(await c.req.arrayBuffer()), c.var.account.id)),
		)
		.post(
			'/admin/image/address',
			describe('Fetches the picture at an address once, and keeps it, made anew', ownImageSchema, [
				'bad_body',
				...fails,
			]),
			guards.forTab('colleges'),
			limitedBody(16_384),
			checkedBody(imageAddressSchema),
			async (c) => c.json(await pictures.fetch(c.req.valid('json').url, c.var.account.id)),
		);
}

/** `GET /images/:name`: a picture that an editor has brought. Its name is the hash of it, so it never changes. */
export function imageRoutes({ images }: Pick<Stores, 'images'>) {
	return new Hono<ServerEnv>().get('/images/:name', async (c) => {
		const bytes = await images.bytes(c.req.param('name'));
		if (!bytes) throw new Problem('not_found', 'There is no such picture.');
		return c.body(new Uint8Array(bytes), 200, {
			'Content-Type': 'image/webp',
			'Cache-Control': 'public, max-age=31536000, immutable',
		});
	});
}
