import { Hono } from 'hono';
import * as z from 'zod/mini';
import { contributorSchema } from '#domain/contributors/contributor.ts';
import { contributorUpdateSchema } from '#domain/contributors/contributor-form.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { editedMeanwhile, Problem } from '#server/http/problems.ts';
import type { ImageIntake } from '#server/images/intake.ts';
import type { Stores } from '#server/stores.ts';

/** `POST /admin/about/contributor`: adds or removes a person on the About page; returns everyone on it. */
export function contributorAdminRoutes({
	stores: { contributors },
	imageIntake,
	guards: { forTab },
	now,
}: {
	stores: Pick<Stores, 'contributors'>;
	imageIntake: Pick<ImageIntake, 'own'>;
	guards: Pick<Guards, 'forTab'>;
	now: () => Date;
}) {
	return new Hono<SignedInEnv>().post(
		'/admin/about/contributor',
		describe(
			'With `action` create, adds a person to the About page, or changes the one of this `contributor_id`, unless somebody else has or they were deleted; with delete, removes one; returns everyone',
			z.array(contributorSchema),
			[
				...accessFailures,
				'bad_body',
				'image_refused',
				'not_found',
				'edited_meanwhile',
				'too_large',
				'forbidden_origin',
				'storage_full',
			],
		),
		forTab('about'),
		limitedBody(16_384),
		checkedBody(contributorUpdateSchema),
		async (c) => {
			const sent = c.req.valid('json');
			const by = c.var.account.id;
			if (sent.action === 'delete') {
				if (!(await contributors.remove(sent.contributor_id, by, now())))
					throw new Problem('not_found', 'There is no such contributor.');
			} else {
				const { action: _, ...person } = sent;
				const image = sent.type === 'key' && sent.image ? await imageIntake.own(sent.image, by) : null;
				if (await contributors.add({ ...person, image }, by, now())) throw editedMeanwhile('person');
			}
			return c.json(await contributors.all());
		},
	);
}
