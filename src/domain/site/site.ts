import * as z from 'zod/mini';

/*
 *   GET /api/site   { banner, guide_video, donations, directions }
 */

/** What every page says, and what of the site is open; what there is not is null or false. */
export const siteSchema = z.object({
	/** The site-wide banner's text. */
	banner: z.nullable(z.string()),
	/** A video file, or another site's page that plays one in a frame. */
	guide_video: z.nullable(z.string()),
	/** Whether a donation can be made: whether there is a checkout. */
	donations: z._default(z.boolean(), false),
	/** Whether the server can ask somebody who knows the streets. */
	directions: z._default(z.boolean(), false),
});
export type SiteFacts = z.infer<typeof siteSchema>;
