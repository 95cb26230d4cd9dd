import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { imageAddressSchema, ownImageSchema } from '#domain/colleges/edit-image.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { AskOutside } from '#server/outside/ask.ts';
import { type Guards, mayNot, type SignedInEnv } from '#server/session/guards.ts';
import type { Stores } from '#server/stores.ts';
import { MOST_IMAGE_BYTES, remade } from './remake.ts';

const PATIENCE_MS = 15_000;
const fails = [
	...[...mayNot, 'image_refused' as const],
	...(['too_large', 'forbidden_origin', 'storage_full'] as const),
];

interface Deps {
	stores: Pick<Stores, 'images'>;
	guards: Pick<Guards, 'forTab'>;
	ask: AskOutside;
	now: () => Date;
}

/** The ways by which an editor brings a picture: as a file, or by its address, which is asked once. */
export function imageAdminRoutes({ stores: { images }, guards, ask, now }: Deps) {
	async function keep(original: Buffer, source: string | null, by: string) {
		const image = await remade(original);
		await images.keep(image, { source, by }, now());
		return { image: `/images/${image.name}`, width: image.width, height: image.height };
	}
	return new Hono<SignedInEnv>()
		.post(
			'/admin/image',
			describe('Keeps the picture that is the body, made anew', ownImageSchema, fails),
			describeRoute({
				requestBody: { required: true, content: { 'image/*': { schema: { type: 'string' } } } },
			}),
			guards.forTab('colleges'),
			limitedBody(MOST_IMAGE_BYTES),
			async (c) => c.json(await keep(Buffer.from(await c.req.arrayBuffer()), null, c.var.account.id)),
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
			async (c) => {
				const { url } = c.req.valid('json');
				const original = await fetched(ask, url);
				return c.json(await keep(original, url, c.var.account.id));
			},
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

async function fetched(ask: AskOutside, url: string): Promise<Buffer> {
	const asked = { url: new URL(url), mostBytes: MOST_IMAGE_BYTES, timeoutMs: PATIENCE_MS };
	const headers = { Accept: 'image/*' };
	const answer = await ask({ ...asked, headers, isBinary: true }).catch((error: Error) => {
		throw new Problem('image_refused', `The picture could not be fetched. ${error.message}`);
	});
	if (answer.status !== 200)
		throw new Problem(
			'image_refused',
			`The picture could not be fetched: its site answers ${answer.status}.`,
		);
	return Buffer.from(answer.text, 'latin1');
}
