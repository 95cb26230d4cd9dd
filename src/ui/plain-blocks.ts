const BLOCK = /<\/?(?:p|li|ul|ol|h\d|br|blockquote)\b[^>]*>/i;
const characters: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	'#39': "'",
	nbsp: '\u00a0',
};

/**
 * Returns the plain text of HTML, one entry per block. The server has sanitized it, and writes only these characters as
 * entities.
 */
export function plainBlocks(html: string): string[] {
	return html.split(BLOCK).map(wordsOf).filter(Boolean);
}

const wordsOf = (block: string) =>
	block
		.replace(/<[^>]*>/g, '')
		.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (name, key) => characters[key] ?? name)
		.trim();
