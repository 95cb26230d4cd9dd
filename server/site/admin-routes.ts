import { Hono } from 'hono';
import * as z from 'zod/mini';
import { isAdmin } from '#domain/accounts/roles.ts';
import type { ErrorCode } from '#domain/errors.ts';
import {
	contentUpdateSchema,
	type EditedSite,
	editedSiteSchema,
	editedTextSchema,
	siteUpdateSchema,
} from '#domain/site/site-form.ts';
import type { Db } from '#server/db/open.ts';
import { patient } from '#server/db/patient.ts';
import { checkedBody } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { editedMeanwhile, Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import { createSiteDesk, type LiveSite } from './settings.ts';

interface Deps {
	db: Db;
	stores: Pick<Stores, 'site'>;
	site: LiveSite;
	guards: Pick<Guards, 'forTab'>;
	now: () => Date;
}

const failures: ErrorCode[] = [
	...accessFailures,
	'bad_body',
	'edited_meanwhile',
	'too_large',
	'forbidden_origin',
	'storage_full',
];

/** The texts on every page, and the texts of the About and home pages. */
export function siteAdminRoutes({ db, stores, site, guards, now }: Deps) {
	const desk = patient(createSiteDesk({ db, site, texts: stores.site }));
	return new Hono<SignedInEnv>()
		.get(
			'/admin/site',
			describe('The words on every page, for editing', editedSiteSchema, [...accessFailures]),
			guards.forTab('site'),
			async (c) => c.json(await desk.form()),
		)
		.post(
			'/admin/site',
			describe(
				'Changes the words on every page; only admins may change the video, whose host pages may then show',
				editedSiteSchema,
				failures,
			),
			guards.forTab('site'),
			limitedBody(16_384),
			checkedBody(siteUpdateSchema),
			async (c) => {
				const update = c.req.valid('json') as Partial<EditedSite>;
				const { account } = c.var;
				// Security: its host is added to every page's policy (docs/decisions/0010).
				if (update.guide_video !== undefined && !isAdmin(account)) {
					throw new Problem('not_allowed', 'Only an admin may change the video.');
				}
				if (await desk.save(update, account.id, now())) throw editedMeanwhile('form');
				return c.json(await desk.form());
			},
		)
		.get(
			'/admin/about/content',
			describe('The site’s texts, each with its revision', z.array(editedTextSchema), [...accessFailures]),
			guards.forTab('about'),
			async (c) => c.json(await stores.site.edited()),
		)
		.post(
			'/admin/about/content',
			describe(
				'Replaces a text of the About page or a message of the home page; with `action` delete, removes a message; returns all texts',
				z.array(editedTextSchema),
				failures,
			),
			guards.forTab('about'),
			limitedBody(262_144),
			checkedBody(contentUpdateSchema),
			async (c) => {
				const refusal = await stores.site.write(c.req.valid('json'), c.var.account.id, now());
				if (refusal) throw editedMeanwhile('text');
				return c.json(await stores.site.edited());
			},
		);
}
