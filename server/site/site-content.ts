import * as z from 'zod/mini';

/** A text of the site under its key (`who_we_are`, `mission`, `joy_bio`, …); `html` is sanitised. */
export const siteContentSchema = z.object({ name: z.string(), html: z.string() });
export type SiteContent = z.infer<typeof siteContentSchema>;
