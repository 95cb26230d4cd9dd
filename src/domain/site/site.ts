import * as z from 'zod/mini';

/*
 *   GET /api/site   { banner, guide_video, donations, directions, newsletter }
 */

/** Facts for every page: the banner, and which parts of the site are open. Missing parts are null or false. */
export const siteSchema = z.object({
	/** The site-wide banner's text. */
	banner: z.nullable(z.string()),
	/** A video file, or another site's page that plays one in a frame. */
	guide_video: z.nullable(z.string()),
	/** True when donations are possible, that is, when there is a checkout, where plans are sold, too. */
	donations: z._default(z.boolean(), false),
	/** True when the server has a directions service that knows the streets. */
	directions: z._default(z.boolean(), false),
	/** True when a sign-up for the newsletter can be confirmed: the email with its link leaves. */
	newsletter: z._default(z.boolean(), false),
});
export type SiteFacts = z.infer<typeof siteSchema>;
