import { Hono } from 'hono';
import * as z from 'zod/mini';
import { contributorSchema } from '#domain/contributors/contributor.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { describe } from '#server/http/describe.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /contributors`: the people on the About page. */
export function contributorRoutes({ contributors }: Pick<Stores, 'contributors'>, answers: AnswerCache) {
	return new Hono<ServerEnv>().get(
		'/contributors',
		describe('The people who made the site and write for it, by last name', z.array(contributorSchema)),
		(c) =>
			answers.json(c, 'contributors', async () => {
				const list = await contributors.all();
				return { value: list, total: list.length };
			}),
	);
}
