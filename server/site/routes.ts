import { Hono } from 'hono';
import { type SiteFacts, siteSchema } from '#domain/site/site.ts';
import type { AnswerCache } from '#server/http/answer-cache.ts';
import { describe } from '#server/http/describe.ts';
import type { ServerEnv } from '#server/http/server-env.ts';

/** The site's facts for every page, as configured. */
export interface SaidOnPages {
	banner: string | null;
	guideVideo: string | null;
	donations: boolean;
	directions: boolean;
	street_map: boolean;
	newsletter: boolean;
}

export const siteFactsOf = ({
	banner,
	guideVideo,
	donations,
	directions,
	street_map,
	newsletter,
}: SaidOnPages): SiteFacts => ({
	banner,
	guide_video: guideVideo,
	donations,
	directions,
	street_map,
	newsletter,
});

/** `GET /site`: the facts shown on every page. */
export function siteRoutes(site: SaidOnPages, answers: AnswerCache) {
	return new Hono<ServerEnv>().get(
		'/site',
		describe(
			'The words on every page, the user guide’s video, and whether donations, directions, a street map and the newsletter are available',
			siteSchema,
		),
		(c) => answers.json(c, 'site', async () => ({ value: siteFactsOf(site) })),
	);
}
