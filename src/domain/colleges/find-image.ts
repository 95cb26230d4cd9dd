/*
 *   GET  /api/admin/image/search?words   at most five pictures, and who was asked for them
 *   POST /api/admin/image/found          { id }: brings one of them here, with its credit
 */
import * as z from 'zod/mini';
import { imageCreditSchema } from './image-credit.ts';

/** So many pictures one search answers at most (§8). */
export const MOST_FOUND_IMAGES = 5;

export const imageWordsSchema = z.object({
	words: z
		.string()
		.check(
			z.trim(),
			z.minLength(1, 'Say what the picture should show.'),
			z.maxLength(100, 'Use fewer words.'),
		),
});

/** A picture that a search found. */
export const foundImageSchema = z.object({
	/** What it is chosen by. */
	id: z.string(),
	title: z.string(),
	/** A small one to look at: an address here, or the picture itself as `data:`; null when none could be had. */
	preview: z.nullable(z.string()),
	/** Null for a picture of our own that came without one. */
	credit: z.nullable(imageCreditSchema),
});
export type FoundImage = z.infer<typeof foundImageSchema>;

export const foundImagesSchema = z.object({
	/** The host of the service that was asked; null when it was our own pictures. */
	from: z.nullable(z.string()),
	found: z.array(foundImageSchema),
});
export type FoundImages = z.infer<typeof foundImagesSchema>;

export const chosenImageSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) });
