import * as z from 'zod/mini';

/** A picture's author and license, shown with the picture everywhere. */
export const imageCreditSchema = z.object({
	author: z.string(),
	/** "CC BY-SA 4.0", "Public domain". */
	license: z.string(),
	/** The page about the picture, its author, and its license. */
	page: z.string().check(z.regex(/^https?:\/\//)),
});
export type ImageCredit = z.infer<typeof imageCreditSchema>;
