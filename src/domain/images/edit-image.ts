import * as z from 'zod/mini';
import { isImageAddress } from './image-address.ts';

/** Returns what is wrong with a picture's address (§5), or undefined: a wrong extension, or an incomplete address. */
export function imageFault(text: string): string | undefined {
	if (isImageAddress(text)) return undefined;
	return isImageAddress(`https://a.edu/${text}`)
		? 'Use the full URL of the picture, from https:// to its ending, such as .jpg or .png.'
		: 'Invalid Image URL';
}

/** The address of a picture to fetch. */
export const imageAddressSchema = z.object({
	url: z.string().check(
		z.maxLength(2000),
		z.refine((text) => imageFault(text) === undefined, { error: ({ input }) => imageFault(String(input)) }),
	),
});
export type ImageAddress = z.input<typeof imageAddressSchema>;

/** A picture stored on this site. */
export const ownImageSchema = z.object({ image: z.string(), width: z.int(), height: z.int() });
export type OwnImage = z.infer<typeof ownImageSchema>;
