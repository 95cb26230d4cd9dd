import * as z from 'zod/mini';

/*
 *   GET /api/site   { banner, guide_video, donations, directions, street_map, newsletter }
 */

/** Facts for every page: the banner, and which parts of the site are open. Missing parts are null or false. */
export const siteSchema = z.object({
	/** The site-wide banner's text. */
	banner: z.nullable(z.string()),
	/** A video file, or another site's page that plays one in a frame. */
	guide_video: z.nullable(z.string()),
	/** True when donations are possible: if there is a checkout, which sells plans, too. */
	donations: z._default(z.boolean(), false),
	/** True when the server has a directions service that knows the streets. */
	directions: z._default(z.boolean(), false),
	/** True when the server has tiles of streets for the maps. */
	street_map: z._default(z.boolean(), false),
	/** True when a newsletter sign-up can be confirmed, because its email is really sent. */
	newsletter: z._default(z.boolean(), false),
});
export type SiteFacts = z.infer<typeof siteSchema>;
