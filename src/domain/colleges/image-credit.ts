import * as z from 'zod/mini';

/** Whose picture it is, and by which license it is shown: named wherever it is. */
export const imageCreditSchema = z.object({
	author: z.string(),
	/** "CC BY-SA 4.0", "Public domain". */
	license: z.string(),
	/** The page that tells about the picture, its author and its license. */
	page: z.string().check(z.regex(/^https?:\/\//)),
});
export type ImageCredit = z.infer<typeof imageCreditSchema>;
