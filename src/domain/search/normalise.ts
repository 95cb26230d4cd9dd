/** Accents and apostrophes, which are removed without leaving a space. */
export const leftOut = /\p{M}|[ʻʼ'’]/gu;

/** The dots inside initials such as "U.V.A.", which leave no space either: people write those without dots, too. */
export const dotsOfInitials = /(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** A name as we compare it: no case, no accents, initials without dots, punctuation as spaces, "&" as "and". */
export function normalise(text: string): string {
	return fold(text)
		.replace(dotsOfInitials, '')
		.replace(/&/g, ' and ')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** A text as we compare it where its signs count, as in an address: no case, no accents or apostrophes. */
export const fold = (text: string): string => text.normalize('NFKD').replace(leftOut, '').toLowerCase();
