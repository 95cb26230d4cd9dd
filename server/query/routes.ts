import { Hono } from 'hono';
import * as z from 'zod/mini';
import { collegeSchema, guideSchema } from '#domain/colleges/college.ts';
import { placeSchema } from '#domain/places/place.ts';
import { siteContentSchema } from '#domain/site/site-content.ts';
import { regionContentSchema, stateSchema, subregionSchema } from '#domain/states/state.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { checkedQuery } from '#server/http/checked.ts';
import { describe } from '#server/http/describe.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import { answerQuery, type QueryStores } from './forms.ts';
import { pageOf, querySchema } from './query.ts';

const answerSchema = z.union([
	guideSchema,
	stateSchema,
	z.array(stateSchema),
	z.array(regionContentSchema),
	z.array(subregionSchema),
	z.array(collegeSchema),
	z.array(placeSchema),
	z.array(siteContentSchema),
]);

/** `GET /query`: the catalogue by column, by point, or whole; lists are paged. */
export function queryRoutes(stores: QueryStores, answers: AnswerCache) {
	return new Hono<ServerEnv>().get(
		'/query',
		describe(
			'One entry of the catalogue, or one page of a list (its whole length is in X-Total-Count)',
			answerSchema,
			['bad_query', 'college_not_found', 'state_not_found'],
		),
		checkedQuery(querySchema),
		(c) => {
			const query = c.req.valid('query');
			return answers.json<z.infer<typeof answerSchema>>(c, `query ${JSON.stringify(query)}`, async () => {
				const answer = await answerQuery(query, stores);
				if ('one' in answer) return { value: answer.one };
				return { value: pageOf(answer.list, query) as never, total: answer.list.length };
			});
		},
	);
}
