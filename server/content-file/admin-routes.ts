import { Hono } from 'hono';
import * as z from 'zod/mini';
import { contentFileSchema, contentReportSchema } from '#domain/admin/content-file.ts';
import type { Db } from '#server/db/open.ts';
import { patient } from '#server/db/patient.ts';
import { checkedBody, checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import { createContentFiles } from './store.ts';

/** Ten times the size of all colleges with full guides. */
const MOST_BYTES = 60_000_000;

/** Exports all content as a file, and imports one, with a preview of the changes. */
export function contentFileAdminRoutes(db: Db, { forTab }: Guards, now: () => Date) {
	const files = patient(createContentFiles(db));
	return new Hono<SignedInEnv>()
		.get(
			'/admin/content/export',
			describe('All content: states, colleges, places, articles, texts and people', contentFileSchema, [
				...accessFailures,
			]),
			forTab('content'),
			async (c) => c.json(await files.export(now())),
		)
		.post(
			'/admin/content/import',
			describe(
				'Imports a content file, all or nothing; what it leaves out stays, and so does the picture of a row whose own is not on this site. With `preview=true`, only reports what would change',
				contentReportSchema,
				[...accessFailures, 'bad_query', 'bad_body', 'too_large', 'forbidden_origin', 'storage_full'],
			),
			forTab('content'),
			limitedBody(MOST_BYTES),
			checkedQuery(z.object({ preview: z.optional(z.enum(['true', 'false'])) })),
			checkedBody(contentFileSchema),
			async (c) => {
				const isPreview = c.req.valid('query').preview === 'true';
				const how = { by: c.var.account.id, now: now(), isPreview };
				return c.json(await files.import(c.req.valid('json'), how));
			},
		);
}
