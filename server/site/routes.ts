import { Hono } from 'hono';
import * as z from 'zod/mini';
import { siteSchema } from '#domain/site/site.ts';
import { describe } from '#server/http/describe.ts';
import type { KeptAnswers } from '#server/http/kept-answers.ts';
import type { ServerEnv } from '#server/http/server-env.ts';

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** What this installation was told to say. */
interface SaidOnPages {
	version: string;
	banner: string | null;
	guideVideo: string | null;
}

/** `GET /health` and `GET /site`: whether the server runs, and what is said on every page. */
export function siteRoutes(site: SaidOnPages, answers: KeptAnswers) {
	return new Hono<ServerEnv>()
		.get('/health', describe('Whether the server runs, and its version', healthSchema), (c) => {
			c.header('Cache-Control', 'no-store');
			return c.json({ status: 'ok' as const, version: site.version });
		})
		.get(
			'/site',
			describe('What every page says: the banner, and the video of the user guide', siteSchema),
			(c) =>
				answers.json(c, 'site', async () => ({
					value: { banner: site.banner, guide_video: site.guideVideo },
				})),
		);
}
