import { Hono } from 'hono';
import * as z from 'zod/mini';
import { collegeUpdateSchema, FEATURES_WORDS, MOST_FEATURES } from '#domain/colleges/edit-college.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { noSuchCollege, Problem } from '#server/http/problems.ts';
import type { ImageIntake } from '#server/images/intake.ts';
import type { Stores } from '#server/stores.ts';
import { refuse } from './admin-routes.ts';

interface Deps {
	stores: Pick<Stores, 'collegeEditing'>;
	imageIntake: Pick<ImageIntake, 'own'>;
	guards: Pick<Guards, 'forTab'>;
	now: () => Date;
}

const ipedsid = z.coerce.number().check(z.int(), z.positive());
const title = z
	.string('must be a text')
	.check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(200));
const featureSchema = z.object({ title, html: z.string('must be a text').check(z.maxLength(100_000)) });
const featuresSchema = z.object({ ipedsid: z.int(), features: z.array(featureSchema) });
// Required, because null erases the image.
const image = z.nonoptional(collegeUpdateSchema.shape.image, 'must be an address, or null for no image');
const imageSchema = z.object({ ipedsid, image });
const setSchema = z.object({ ipedsid: z.int(), image: z.nullable(z.string()) });
const fails: ErrorCode[] = [
	...accessFailures,
	'college_not_found',
	'edited_meanwhile',
	'forbidden_origin',
	'storage_full',
];

/**
 * The older calls for a college, `/admin/specialFeature` and `/admin/setImages`, which make the same changes as `POST
 * /admin/college`.
 */
export function legacyCollegeAdminRoutes({ stores: { collegeEditing }, imageIntake, guards, now }: Deps) {
	const editorsOnly = guards.forTab('colleges');

	async function collegeOf(ipedsId: number) {
		const college = await collegeEditing.whole(ipedsId);
		if (!college) throw noSuchCollege();
		return college;
	}

	type Features = z.infer<typeof featuresSchema>['features'];
	async function changeFeatures(ipedsId: number, by: string, change: (features: Features) => Features) {
		const { content, revision } = await collegeOf(ipedsId);
		const update = { content: { features: change(content.features) } };
		refuse(await collegeEditing.change({ ipedsId, update, by, revision }, now()));
		return { ipedsid: ipedsId, features: (await collegeOf(ipedsId)).content.features };
	}

	return new Hono<SignedInEnv>()
		.post(
			'/admin/specialFeature',
			describe(
				'Adds a special feature to a college, or replaces the one with the same title',
				featuresSchema,
				[...fails, 'bad_body', 'too_large'],
			),
			editorsOnly,
			limitedBody(262_144),
			checkedBody(z.extend(featureSchema, { ipedsid })),
			async (c) => {
				const { ipedsid: id, ...feature } = c.req.valid('json');
				const isIt = (each: { title: string }) => each.title === feature.title;
				const features = await changeFeatures(id, c.var.account.id, (before) => {
					if (before.some(isIt)) return before.map((each) => (isIt(each) ? feature : each));
					if (before.length >= MOST_FEATURES) throw new Problem('bad_body', FEATURES_WORDS);
					return [...before, feature];
				});
				return c.json(features);
			},
		)
		.delete(
			'/admin/specialFeature',
			describe('Removes the special feature with this title from a college', featuresSchema, [
				...fails,
				'bad_query',
				'not_found',
			]),
			editorsOnly,
			checkedQuery(z.object({ ipedsid, title })),
			async (c) => {
				const { ipedsid: id, title: gone } = c.req.valid('query');
				const features = await changeFeatures(id, c.var.account.id, (before) => {
					const left = before.filter((each) => each.title !== gone);
					if (left.length === before.length)
						throw new Problem('not_found', 'The college has no feature of this title.');
					return left;
				});
				return c.json(features);
			},
		)
		.post(
			'/admin/setImages',
			describe('Sets a college’s image', setSchema, [...fails, 'bad_body', 'too_large', 'image_refused']),
			editorsOnly,
			limitedBody(16_384),
			checkedBody(imageSchema),
			async (c) => {
				const { ipedsid: id, image: given } = c.req.valid('json');
				const by = c.var.account.id;
				const image = given ? await imageIntake.own(given, by) : null;
				refuse(await collegeEditing.change({ ipedsId: id, update: { image }, by }, now()));
				return c.json({ ipedsid: id, image: (await collegeOf(id)).image });
			},
		);
}
