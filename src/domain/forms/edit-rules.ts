import * as z from 'zod/mini';
import { thousands } from '../number-words.ts';
import { isWebAddress, withScheme } from './web-address.ts';

export const atMost = (most: number) => z.maxLength(most, `At most ${thousands(most)} characters`);

/** Says that an update has other fields; any other fault of it is told in zod's words. */
export const fixedFields = {
	error: ({ code }: { code: string }) =>
		code === 'unrecognized_keys' ? 'has a field that cannot be changed' : undefined,
};

/** One line of text; `words` are for a blank one. */
export const line = (words: string, most = 200) =>
	z.string().check(z.trim(), z.minLength(1, words), atMost(most));

/** A latitude (`most` is 90) or a longitude (180). */
export const coordinate = (most: number) => {
	const words = `A number from -${most} to ${most}`;
	return z.number(words).check(z.gte(-most, words), z.lte(most, words));
};

export const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'Two capital letters'));

/** The address of a page as typed, made complete by `complete`; blanks are null. */
export const pageAddress = (complete: (text: string) => string = withScheme) =>
	z.pipe(
		z.nullable(z.string().check(atMost(2000))),
		z.pipe(
			z.transform((text: string | null) => (text?.trim() ? complete(text.trim()) : null)),
			z.nullable(z.string().check(z.refine(isWebAddress, 'This is not the address of a page.'))),
		),
	);
