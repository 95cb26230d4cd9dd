import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { describe } from '#server/http/describe.ts';
import { Problem } from '#server/http/problems.ts';
import { routeOf } from '#server/http/route-of.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Answered } from './log.ts';
import type { ProcessMetrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import type { StuckJobs } from './stuck-jobs.ts';

const aliveSchema = z.object({ status: z.literal('ok'), version: z.string() });
const readySchema = z.object({ status: z.literal('ready'), background: z.enum(['running', 'stuck']) });

/**
 * `GET /health`: this process runs. `GET /ready`: it can serve visitors, and whether its background jobs run; faults go
 * only to the log.
 */
export function healthRoutes(
	version: string,
	{ findFaults, findStuck }: Pick<Watch, 'findFaults' | 'findStuck'>,
) {
	return new Hono<ServerEnv>()
		.get('/health', describe('Whether the server runs, and its version', aliveSchema), (c) => {
			return c.json({ status: 'ok' as const, version });
		})
		.get(
			'/ready',
			describe('Whether the server can serve visitors', readySchema, ['not_ready']),
			async (c) => {
				const faults = await findFaults();
				if (faults.length > 0) {
					throw new Problem('not_ready', 'Something is wrong here; the log says what.', {
						'Retry-After': '10',
					});
				}
				const background = findStuck().length > 0 ? ('stuck' as const) : ('running' as const);
				return c.json({ status: 'ready' as const, background });
			},
		);
}

/** Observers of the running server. */
export interface Watch {
	/** Reports each answered request; null reports nothing. */
	logRequest: ((request: Answered & { requestId: string }) => void) | null;
	/** The counters; null counts nothing. */
	metrics: ProcessMetrics | null;
	findFaults: Readiness;
	findStuck: StuckJobs;
}

/** Reports each request once it is answered; for a stream, once its headers are sent. */
export function tellWatchers({ logRequest, metrics }: Watch): MiddlewareHandler<ServerEnv> {
	return async (c, next) => {
		const start = performance.now();
		await next();
		if (!logRequest && !metrics) return;
		const ms = Math.round((performance.now() - start) * 10) / 10;
		const answered = { method: c.req.method, route: routeOf(c), status: c.res.status, ms };
		logRequest?.({ ...answered, requestId: c.get('requestId') });
		metrics?.answered(answered);
	};
}

/** `GET /metrics` for a caller with the token; for everyone else the address does not exist. */
export function prometheusRoutes(metrics: ProcessMetrics) {
	return new Hono<ServerEnv>().get('/metrics', async (c) => {
		if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${metrics.token}`))
			throw new Problem('not_found', 'There is nothing at this address.');
		c.header('Content-Type', metrics.contentType);
		return c.body(await metrics.text());
	});
}

/** Security: takes the same time, however much of the token is right. */
function isSame(given: string, wanted: string): boolean {
	const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
	return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
