import { Hono } from 'hono';
import { activitySchema, metricsSchema, officeHealthSchema, type Service } from '#domain/admin/metrics.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import type { Stores } from '#server/stores.ts';

interface Deps {
	stores: Pick<Stores, 'metrics'>;
	guards: Pick<Guards, 'forTab'>;
	installed: { version: string; services: Service[] };
	now: () => Date;
}

/** `GET /admin/metrics`, and the older name of the same call; daily activity; the installation's health. */
export function metricsAdminRoutes({ stores: { metrics }, guards, installed, now }: Deps) {
	const editorsOnly = guards.forTab('');
	const described = (summary: string) => describe(summary, metricsSchema, [...accessFailures]);
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
		)
		.get(
			'/admin/activity',
			describe('Views, sign-ups, trips and plans of the last 90 days', activitySchema, [...accessFailures]),
			editorsOnly,
			async (c) => c.json(await metrics.activity(now())),
		)
		.get(
			'/admin/health',
			describe('Which services are set up, and how email and sync are doing', officeHealthSchema, [
				...accessFailures,
			]),
			editorsOnly,
			async (c) => c.json({ ...installed, ...(await metrics.health(now())) }),
		);
}
