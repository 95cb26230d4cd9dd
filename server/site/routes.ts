import { Hono } from 'hono';
import * as z from 'zod/mini';
import { describe } from '#server/http/describe.ts';
import type { KeptAnswers } from '#server/http/kept-answers.ts';
import type { ServerEnv } from '#server/http/server-env.ts';

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });
const siteSchema = z.object({
	/** The site-wide banner's text; null when it is off. */
	banner: z.nullable(z.string()),
});

/** `GET /health` and `GET /site`: whether the server runs, and what is said on every page. */
export function siteRoutes(site: { version: string; banner: string | null }, answers: KeptAnswers) {
	return new Hono<ServerEnv>()
		.get('/health', describe('Whether the server runs, and its version', healthSchema), (c) => {
			c.header('Cache-Control', 'no-store');
			return c.json({ status: 'ok' as const, version: site.version });
		})
		.get('/site', describe('What every page says: the banner', siteSchema), (c) =>
			answers.json(c, 'site', async () => ({ value: { banner: site.banner } })),
		);
}
