/** Block tags that a text may not have; they still separate two words. */
export const lostBlocks = [
	'address',
	'article',
	'aside',
	'button',
	'caption',
	'dd',
	'details',
	'div',
	'dl',
	'dt',
	'figcaption',
	'figure',
	'footer',
	'form',
	'header',
	'hr',
	'img',
	'main',
	'nav',
	'option',
	'pre',
	'section',
	'summary',
	'table',
	'tbody',
	'td',
	'tfoot',
	'th',
	'thead',
	'tr',
	'video',
];
const LOST_BLOCK = new RegExp(`</?(?:${lostBlocks.join('|')})\\b`, 'gi');

/** The HTML with a space before each of these tags, so that after their removal it reads "one two", not "onetwo". */
export const withGaps = (html: string): string => html.replace(LOST_BLOCK, ' $&');
