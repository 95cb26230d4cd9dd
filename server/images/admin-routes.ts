import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import type { ErrorCode } from '#domain/errors.ts';
import { imageAddressSchema, ownImageSchema } from '#domain/images/edit-image.ts';
import { chosenImageSchema, foundImagesSchema, imageWordsSchema } from '#domain/images/find-image.ts';
import { limits } from '#domain/limits.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { ImageIntake } from './intake.ts';
import type { ImageSearch } from './search.ts';

const fails: ErrorCode[] = [
	...accessFailures,
	'image_refused',
	'too_large',
	'forbidden_origin',
	'storage_full',
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
	'bad_query',
	'service_unavailable',
	...accessFailures,
]);
const foundIs = describe('Saves a picture from the search, with its credit', ownImageSchema, [
	'bad_body',
	'service_unavailable',
	...fails,
]);

/** The ways an editor can add an image: as a file, by its address, which is fetched once, or through a search. */
export function imageAdminRoutes(
	imageIntake: ImageIntake,
	search: ImageSearch,
	guards: Pick<Guards, 'forTab'>,
) {
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
				return c.json(await imageIntake.save(bytes, c.var.account.id, c.req.valid('query').title ?? ''));
			},
		)
		.post(
			'/admin/image/address',
			fetchIs,
			guards.forTab('colleges'),
			limitedBody(16_384),
			checkedBody(imageAddressSchema),
			async (c) => c.json(await imageIntake.fetch(c.req.valid('json').url, c.var.account.id)),
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
