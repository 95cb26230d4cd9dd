import { Hono } from 'hono';
import { metricsSchema } from '#domain/admin/metrics.ts';
import { describe } from '#server/http/describe.ts';
import { type Guards, mayNot, type SignedInEnv } from '#server/session/guards.ts';
import type { Stores } from '#server/stores.ts';

/** `GET /admin/metrics`, and the older name of the same call. */
export function metricsRoutes({ metrics }: Pick<Stores, 'metrics'>, { editorsOnly }: Guards) {
	const described = (summary: string) => describe(summary, metricsSchema, [...mayNot]);
	return new Hono<SignedInEnv>()
		.get(
			'/admin/metrics',
			described('How many people, colleges and states the site has'),
			editorsOnly,
			async (c) => c.json(await metrics.counts()),
		)
		.get(
			'/admin/stats',
			described('The same as /admin/metrics, under its older name'),
			editorsOnly,
			async (c) => c.json(await metrics.counts()),
		);
}
