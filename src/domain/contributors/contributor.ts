/*
 *   GET  /api/contributors               Contributor[] by last name, then first; ETag and 304
 *   POST /api/admin/about/contributor    { first, last, type, image, action: "create" } or { contributor_id, action: "delete" }
 */
import * as z from 'zod/mini';

/** A contributor's role: key people, parents, students. */
export const contributorTypes = ['key', 'parent', 'student'] as const;

/** Someone who made the site or wrote for it; only `key` people have an image. */
export const contributorSchema = z.object({
	contributor_id: z.int(),
	first: z.string(),
	last: z.string(),
	type: z.enum(contributorTypes),
	image: z.nullable(z.string()),
});
export type Contributor = z.infer<typeof contributorSchema>;
