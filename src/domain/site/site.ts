import * as z from 'zod/mini';

/*
 *   GET /api/site   { banner, guide_video }
 */

/** What every page says, and the address of the user guide's video; each is null where there is none. */
export const siteSchema = z.object({
	/** The site-wide banner's text. */
	banner: z.nullable(z.string()),
	/** A video file, or another site's page that plays one in a frame. */
	guide_video: z.nullable(z.string()),
});
