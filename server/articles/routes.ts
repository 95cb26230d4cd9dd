import { Hono } from 'hono';
import * as z from 'zod/mini';
import { articleSchema, listedArticleSchema } from '#domain/articles/article.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { checkedQuery, once } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import { type Guards, signInFailures } from '#server/http/guards.ts';
import { Problem } from '#server/http/problems.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';

const word = once().check(z.maxLength(100, 'must have at most 100 characters'));
/** A checkbox in a plain form sends `on`, or the `1` it was given. */
const YES = ['true', '1', 'on', 'yes'];
const NO = ['false', '0', 'off', 'no', ''];
/** A plain form sends every field; a blank one filters nothing. */
const localitySchema = z
	.object({
		general: z.optional(z.enum([...YES, ...NO], 'must be true or false')),
		state: z.optional(word),
		subregion: z.optional(word),
		ipeds_id: z.optional(once().check(z.regex(/^\d{0,15}$/, 'must be the number of a college'))),
	})
	.check(
		z.refine(
			(asked) => Object.values(asked).some((value) => value),
			'give one at least of general, state, subregion, ipeds_id',
		),
	);
/** Article ids, separated by commas. */
const idsSchema = once().check(
	z.regex(/^[^,]{1,100}(,[^,]{1,100}){0,19}$/, 'must be up to twenty ids with commas between'),
);
const listSchema = z.array(listedArticleSchema);

/** Article lists for everyone, by locality, and for signed-in readers; and single articles. */
export function articleRoutes({ articles }: Pick<Stores, 'articles'>, answers: AnswerCache, guards: Guards) {
	const listOf = <T>(value: T[]) => ({ value, total: value.length });
	return new Hono<ServerEnv>()
		.get('/public/wordpress', describe('Every visible article', listSchema), (c) =>
			answers.json(c, 'articles', async () => listOf(await articles.all())),
		)
		.get(
			'/public/wordpress/locality',
			describe('The articles about any of the given places', listSchema, ['bad_query']),
			checkedQuery(localitySchema),
			(c) => {
				const { general = '', state, subregion, ipeds_id } = c.req.valid('query');
				const whereabouts = {
					general: YES.includes(general),
					state: state || undefined,
					subregion: subregion || undefined,
					ipeds_id: ipeds_id ? Number(ipeds_id) : undefined,
				};
				return answers.json(c, `articles ${JSON.stringify(whereabouts)}`, async () =>
					listOf(await articles.about(whereabouts)),
				);
			},
		)
		.get(
			'/public/wordpress/article',
			describe('One article with its body', articleSchema, ['bad_query', 'article_not_found']),
			checkedQuery(z.object({ id: word.check(z.minLength(1, 'must not be empty')) })),
			(c) => {
				const { id } = c.req.valid('query');
				return answers.json(c, `article ${id}`, async () => {
					const value = await articles.withId(id);
					if (!value) throw new Problem('article_not_found', 'There is no article with this id.');
					return { value };
				});
			},
		)
		.get(
			'/public/wordpress/articles',
			describe(
				'Several articles with their bodies in the order of their ids, leaving out hidden ones',
				z.array(articleSchema),
				['bad_query'],
			),
			checkedQuery(z.object({ ids: idsSchema })),
			(c) => {
				const ids = [...new Set(c.req.valid('query').ids.split(','))].sort();
				return answers.json(c, `articles of ${ids.join()}`, async () => listOf(await articles.withIds(ids)));
			},
		)
		.get(
			'/private/wordpress',
			describe('Every article, for signed-in readers', listSchema, [...signInFailures]),
			guards.signedIn,
			async (c) => c.json(await articles.all()),
		);
}
