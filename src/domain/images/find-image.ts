/*
 *   GET  /api/admin/image/search?words   at most five pictures, and the service they come from
 *   POST /api/admin/image/found          { id }: stores one of them here, with its credit
 */
import * as z from 'zod/mini';
import { imageCreditSchema } from './image-credit.ts';

/** The most pictures a search returns (§8). */
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

/** A picture found by a search. */
export const foundImageSchema = z.object({
	id: z.string(),
	title: z.string(),
	/** A small version to look at: an address here, or the picture itself as `data:`; null when there is none. */
	preview: z.nullable(z.string()),
	/** Null for one of our own pictures that came without a credit. */
	credit: z.nullable(imageCreditSchema),
});
export type FoundImage = z.infer<typeof foundImageSchema>;

export const foundImagesSchema = z.object({
	/** Host of the service we asked; null for our own pictures. */
	from: z.nullable(z.string()),
	found: z.array(foundImageSchema),
});
export type FoundImages = z.infer<typeof foundImagesSchema>;

export const chosenImageSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) });
export type ChosenImage = z.input<typeof chosenImageSchema>;
