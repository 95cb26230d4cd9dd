/*
 *   GET  /api/admin/wordpress/update                            EditedArticle[], shown or not, each with its revision
 *   POST /api/admin/wordpress/update { wordpress_id, … }        at least one changed field; answers the article
 *   POST /api/admin/wordpress/update { id, … }                  the same for an article of our own, which has no wordpress_id
 *   (both)                           { …, revision? }           409 `edited_meanwhile` when `revision` is older than the article's
 *   GET  /api/admin/wordpress/state                             state of the import; POST /api/admin/wordpress/sync reads it now
 */
import * as z from 'zod/mini';
import { editedFrom, revision } from '../admin/revision.ts';
import { readIpedsId } from '../colleges/open-college.ts';
import { listedArticleSchema } from './article.ts';
import { type Locality, localities } from './locality.ts';

/** An article as the back office shows it. */
export const editedArticleSchema = z.extend(listedArticleSchema, {
	/** No longer in the blog: hidden, but kept with its targeting. */
	vanished: z.boolean(),
	revision,
});
export type EditedArticle = z.infer<typeof editedArticleSchema>;

/** The article fields an editor may change. */
export const articleFields = ['article_title', 'locality', 'locality_id', 'is_enabled'] as const;
export type ArticleChange = Partial<Pick<EditedArticle, (typeof articleFields)[number]>>;

export const articleUpdateSchema = z
	.object({
		wordpress_id: z.optional(z.int()),
		id: z.optional(z.string()),
		article_title: z.optional(
			z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(300)),
		),
		locality: z.optional(z.enum(localities, `must be one of ${localities.join(', ')}`)),
		locality_id: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
		is_enabled: z.optional(z.boolean('must be true or false')),
		revision: editedFrom,
	})
	.check(
		z.refine((sent) => (sent.wordpress_id === undefined) !== (sent.id === undefined), 'give wordpress_id'),
		z.refine((sent) => articleFields.some((field) => sent[field] !== undefined), 'give a changed field'),
	);
export type ArticleUpdate = z.input<typeof articleUpdateSchema>;

type Known = Pick<ReadonlySet<string>, 'has'>;
interface KnownPlaces {
	states: Known;
	subregions: Known;
	colleges: Known;
}

/**
 * Returns what is wrong with an article's target, or undefined. No target is fine: such an article is listed nowhere.
 */
export function targetFault(locality: Locality, localityId: string, known: KnownPlaces): string | undefined {
	if (localityId === '') return undefined;
	switch (locality) {
		case 'general':
			return 'A general article is about no place.';
		case 'state':
			return known.states.has(localityId) ? undefined : `There is no state ${localityId}.`;
		case 'subregion':
			return known.subregions.has(localityId) ? undefined : `There is no subregion ${localityId}.`;
		case 'college': {
			const unknown = localityId.split(',').find((id) => !known.colleges.has(id.trim()));
			return unknown === undefined
				? undefined
				: `There is no college ${unknown.trim() || 'without a number'}.`;
		}
	}
}

/**
 * Returns what is wrong with college ids as typed, or undefined. Only the server knows which colleges exist: a device's
 * list has only the visible ones, and may be old.
 */
export function typedIdsFault(ids: string): string | undefined {
	const wrong = ids.split(',').find((id) => id !== '' && readIpedsId(id) === undefined);
	return wrong === undefined ? undefined : `${wrong} is not an IPEDS id. Type numbers, like 164924.`;
}

/** State of the blog import. Times are ISO 8601. */
export const blogStateSchema = z.object({
	/** The blog's address; null when there is none and all articles are our own. */
	url: z.nullable(z.string()),
	/** The last complete read; null before the first. */
	succeeded: z.nullable(z.string()),
	/** Failed reads in a row, and the reason for the last one. */
	failures: z.int(),
	last_error: z.nullable(z.string()),
	/** When the blog will be read next. */
	next_attempt: z.nullable(z.string()),
	/** True while the blog is being read: the other fields are then from before. */
	is_reading: z.boolean(),
});
export type BlogState = z.infer<typeof blogStateSchema>;
