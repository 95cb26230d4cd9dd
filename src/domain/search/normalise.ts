/** Accents and apostrophes, which are removed without leaving a space. */
export const leftOut = /\p{M}|[ʻʼ'’]/gu;

/**
 * The dots in initials such as "U.V.A.", which leave no space either, because people write initials without dots, too.
 */
export const dotsOfInitials = /(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** Returns a name as we compare it: no case, no accents, initials without dots, punctuation as spaces, "&" as "and". */
export function normalise(text: string): string {
	return fold(text)
		.replace(dotsOfInitials, '')
		.replace(/&/g, ' and ')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** Returns a text as we compare it when its symbols count, as in an address: no case, no accents or apostrophes. */
export const fold = (text: string): string => text.normalize('NFKD').replace(leftOut, '').toLowerCase();
