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
 * The words of HTML as text, one for each block. The server has sanitised it, and writes no other characters by their names than these.
 */
export function plainBlocks(html: string): string[] {
	return html.split(BLOCK).map(wordsOf).filter(Boolean);
}

const wordsOf = (block: string) =>
	block
		.replace(/<[^>]*>/g, '')
		.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (name, key) => characters[key] ?? name)
		.trim();
