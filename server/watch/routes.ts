import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { describe } from '#server/http/describe.ts';
import { Problem } from '#server/http/problems.ts';
import { routeOf } from '#server/http/route-of.ts';
import type { ServerEnv } from '#server/http/server-env.ts';
import type { Answered } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

const aliveSchema = z.object({ status: z.literal('ok'), version: z.string() });
const readySchema = z.object({ status: z.literal('ready') });

/** `GET /health`: this process runs. `GET /ready`: it can do its work; what is wrong is for the log alone. */
export function healthRoutes(version: string, findFaults: Readiness) {
	return new Hono<ServerEnv>()
		.get('/health', describe('Whether the server runs, and its version', aliveSchema), (c) => {
			return c.json({ status: 'ok' as const, version });
		})
		.get('/ready', describe('Whether the server can do its work', readySchema, ['not_ready']), async (c) => {
			const faults = await findFaults();
			if (faults.length > 0) {
				throw new Problem('not_ready', 'Something is wrong here; the log says what.', {
					'Retry-After': '10',
				});
			}
			return c.json({ status: 'ready' as const });
		});
}

/** What looks on while the server works. */
export interface Watch {
	/** Tells of each answered request; null tells nobody. */
	logRequest: ((request: Answered & { requestId: string }) => void) | null;
	/** What is counted; null counts nothing. */
	metrics: Metrics | null;
	findFaults: Readiness;
}

/** Tells of each request once it is answered; for a stream that is when its headers are. */
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

/** `GET /metrics` for whoever brings the token; to everybody else there is nothing at this address. */
export function prometheusRoutes(metrics: Metrics) {
	return new Hono<ServerEnv>().get('/metrics', async (c) => {
		if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${metrics.token}`))
			throw new Problem('not_found', 'There is nothing at this address.');
		c.header('Content-Type', metrics.contentType);
		return c.body(await metrics.text());
	});
}

/** Security: how long it takes says nothing about how much of it is right. */
function isSame(given: string, wanted: string): boolean {
	const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
	return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
