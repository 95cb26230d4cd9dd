/*
 * Articles ("Student Voices"), local or from the blog. The API:
 *
 *   GET /api/public/wordpress                      ListedArticle[], all shown articles in display order
 *   GET /api/public/wordpress/locality?state=MA&subregion=Greater%20Boston&ipeds_id=164924&general=true
 *                                                  ListedArticle[] about any of these (at least one)
 *   GET /api/public/wordpress/article?id=          Article with its body; 404 `article_not_found`
 *   GET /api/public/wordpress/articles?ids=12,34   Article[], up to twenty at once; those not shown are left out
 *   GET /api/private/wordpress                     ListedArticle[] for signed-in readers; 401 `not_signed_in`
 *
 * The public ones carry an ETag and answer 304, the lists X-Total-Count. An article's page is `/student-voices/{id}`:
 * `id` is a blog post's wordpress_id, or the word of one of our own articles (`what-to-ask-on-a-tour`).
 */
import * as z from 'zod/mini';
import { localities } from './locality.ts';

/** An article as lists show it. Times are ISO 8601. */
export const listedArticleSchema = z.object({
	id: z.string(),
	/** The post's number in the blog; null for our own article. */
	wordpress_id: z.nullable(z.int()),
	/** Text, not HTML. */
	article_title: z.string(),
	/** Where it opens in a new window: `https://blog.example/?p=12`, or a path of our own, `/student-voices/…`. */
	URL: z.string(),
	/** Text, not HTML; may be empty. */
	excerpt: z.string(),
	locality: z.enum(localities),
	/** State abbreviation, name of the subregion, or college ids with commas; empty when general. */
	locality_id: z.string(),
	is_enabled: z.boolean(),
	published: z.string(),
	modified: z.string(),
	/** True for an article we wrote as an example of what belongs here: its page says "Sample article". */
	is_sample: z.boolean(),
});
export type ListedArticle = z.infer<typeof listedArticleSchema>;

/** An article to read; `body` is sanitized HTML. */
export const articleSchema = z.extend(listedArticleSchema, { body: z.string() });
export type Article = z.infer<typeof articleSchema>;
