import { Hono } from 'hono';
import * as z from 'zod/mini';
import { stateSchema } from '#domain/states/state.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { describe } from '#server/http/describe.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /public/states`: every state and territory, enabled or not. */
export function stateRoutes({ states }: Pick<Stores, 'states'>, answers: AnswerCache) {
	return new Hono<ServerEnv>().get(
		'/public/states',
		describe('Every state and territory, with its number of enabled colleges', z.array(stateSchema)),
		(c) =>
			answers.json(c, 'states', async () => {
				const list = await states.all();
				return { value: list, total: list.length };
			}),
	);
}
