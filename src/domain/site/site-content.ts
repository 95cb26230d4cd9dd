/*
 * GET /api/query?target=site_content SiteContent[], all
 * GET /api/query?target=site_content&by=name&term=mission SiteContent[], with one or none
 */
import * as z from 'zod/mini';

/** A text of the site under its key (`who_we_are`, `mission`, `joy_bio`, `contact_email`, `address`, `social_links`, `message_…`); `html` is sanitized. */
export const siteContentSchema = z.object({
	name: z.string(),
	html: z.string(),
	/** True if we wrote it as an example of what belongs here: shown with the word "Sample". */
	is_sample: z.boolean(),
});
export type SiteContent = z.infer<typeof siteContentSchema>;

/**
 * True when the text is a contributor's message, one slide of the home page's carousel; slides go in the order of
 * `compareNames`.
 */
export const isMessage = ({ name }: Pick<SiteContent, 'name'>) => name.startsWith('message_');

/** Compares by name; a number in a name counts as a number, so the tenth message comes after the second. */
export const compareNames = (a: string, b: string): number =>
	a.localeCompare(b, 'en', { numeric: true }) || (a < b ? -1 : 1);
