/** Accents and apostrophes, which are removed without leaving a space. */
export const leftOut = /\p{M}|[ʻʼ'’]/gu;

/** A name as we compare it: no case, no accents, punctuation as spaces, "&" as "and". */
export function normalise(text: string): string {
	return text
		.normalize('NFKD')
		.replace(leftOut, '')
		.toLowerCase()
		.replace(/&/g, ' and ')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
