/** Accents and apostrophes, which leave no space behind. */
export const leftOut = /\p{M}|[ʻʼ'’]/gu;

/** A name as it is compared: no case, no accents, punctuation as spaces, "&" as "and". */
export function normalise(text: string): string {
	return text
		.normalize('NFKD')
		.replace(leftOut, '')
		.toLowerCase()
		.replace(/&/g, ' and ')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
