/*
 * POST /api/public/page-view { path }: 204, counted or not
 */
import * as z from 'zod/mini';

/** A page that somebody opened. Security: its path alone, because a query may say what they look for. */
export const pageViewSchema = z.object({
	path: z.string('must be a text').check(z.regex(/^\/[^?#]{0,500}$/, 'must be a path without a query')),
});
export type PageView = z.input<typeof pageViewSchema>;
