import { Hono } from 'hono';
import * as z from 'zod/mini';
import { collegeSchema } from '#domain/colleges/college.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { describe } from '#server/http/describe.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /public/colleges`: every visible college, enabled or not. */
export function collegeRoutes({ colleges }: Pick<Stores, 'colleges'>, answers: AnswerCache) {
	return new Hono<ServerEnv>().get(
		'/public/colleges',
		describe('Every visible college; those not enabled have no guide yet', z.array(collegeSchema)),
		(c) =>
			answers.json(c, 'colleges', async () => {
				const list = await colleges.visible();
				return { value: list, total: list.length };
			}),
	);
}
