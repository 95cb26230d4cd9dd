import * as z from 'zod/mini';
import { thousands } from '../number-words.ts';
import { isWebAddress, withScheme } from './web-address.ts';

export const atMost = (most: number) => z.maxLength(most, `At most ${thousands(most)} characters`);

/** Says that an update has other fields; its other faults come in zod's words. */
export const fixedFields = {
	error: ({ code }: { code: string }) =>
		code === 'unrecognized_keys' ? 'has a field that cannot be changed' : undefined,
};

/** One line of text; `words` are for a blank one. */
export const line = (words: string, most = 200) =>
	z.string().check(z.trim(), z.minLength(1, words), atMost(most));

/** An id that is safe in an address and in a comma-separated list, as the product's and the blog's are. */
export const plainKey = z
	.string()
	.check(z.regex(/^[\w-]{1,100}$/, 'must be up to a hundred letters, digits, _ or -'));

export const NAME_WORDS = 'Name cannot be blank.';
export const PAGE_WORDS = 'This is not the address of a page.';

const LATITUDES = 'US latitudes are -15 to 72';
/** From American Samoa to Alaska. */
export const latitude = z.number(LATITUDES).check(z.gte(-15, LATITUDES), z.lte(72, LATITUDES));

const LONGITUDES = 'US longitudes are -180 to -64, or 130 to 180';
/**
 * From the Virgin Islands west, or in the Pacific from Palau east. None of these is a US latitude, so swapping the two
 * is noticed.
 */
export const longitude = z.number(LONGITUDES).check(
	z.gte(-180, LONGITUDES),
	z.lte(180, LONGITUDES),
	z.refine((east) => east <= -64 || east >= 130, LONGITUDES),
);

export const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'Two capital letters'));

/** A page's address as typed, completed by `complete`; blanks are null. */
export const pageAddress = (complete: (text: string) => string = withScheme) =>
	z.pipe(
		z.nullable(z.string().check(atMost(2000))),
		z.pipe(
			z.transform((text: string | null) => (text?.trim() ? complete(text.trim()) : null)),
			z.nullable(z.string().check(z.refine(isWebAddress, PAGE_WORDS))),
		),
	);
