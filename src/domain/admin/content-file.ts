/*
 *   GET  /api/admin/content/export                 ContentFile: all content, whole
 *   POST /api/admin/content/import?preview=true    ContentReport of the changes; nothing is written
 *   POST /api/admin/content/import                 imports the file; same answer
 */
import * as z from 'zod/mini';
import type { AuditedKind } from './audit.ts';

/** The kinds of content in a file, in the order they are written. */
export const contentKinds = [
	'states',
	'regions',
	'subregions',
	'colleges',
	'places',
	'articles',
	'site_content',
	'contributors',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The kind that a row's changes have in the audit log; only a file changes subregions. */
export const auditedAs: Record<ContentKind, AuditedKind> = {
	states: 'state',
	regions: 'region',
	subregions: 'import',
	colleges: 'college',
	places: 'place',
	articles: 'article',
	site_content: 'site_content',
	contributors: 'contributor',
};

export const CONTENT_FORMAT = 'college-tour-trails content';
const CONTENT_VERSION = 1;
const rows = z.optional(z.array(z.record(z.string(), z.unknown())));

/** All content as a file. A kind or row that is left out stays unchanged. */
export const contentFileSchema = z.object({
	format: z.literal(CONTENT_FORMAT, 'this isn’t a content file'),
	version: z.literal(CONTENT_VERSION, 'this file is of another version'),
	/** ISO 8601. */
	made: z.string(),
	content: z.object(
		Object.fromEntries(contentKinds.map((kind) => [kind, rows])) as Record<ContentKind, typeof rows>,
	),
});
export type ContentFile = z.infer<typeof contentFileSchema>;

export const emptyContentFile = (made: string): ContentFile => ({
	format: CONTENT_FORMAT,
	version: CONTENT_VERSION,
	made,
	content: {},
});

const count = z.int().check(z.nonnegative());

/**
 * The changes that a file would make to each kind, and the rows we cannot take. A single bad row stops the whole
 * import.
 */
export const contentReportSchema = z.object({
	kinds: z.array(z.object({ kind: z.enum(contentKinds), added: count, changed: count, same: count })),
	/** The first 200 new or changed rows, with the fields that change: none for a new row. */
	changes: z.array(
		z.object({
			kind: z.enum(contentKinds),
			key: z.string(),
			name: z.string(),
			fields: z.array(z.string()),
		}),
	),
	faults: z.array(z.string()),
	/** Pictures that this site does not have, each after its row: the row is taken, and keeps its current picture. */
	missing_pictures: z.array(z.string()),
});
export type ContentReport = z.infer<typeof contentReportSchema>;
