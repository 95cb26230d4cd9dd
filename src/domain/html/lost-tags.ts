/** The headings that a text gets instead of those it may not have. */
export const headingsInstead = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Tags that a text may not have and that begin and end a line. */
export const lostLines = [
	'address',
	'article',
	'aside',
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
	'main',
	'nav',
	'option',
	'pre',
	'section',
	'summary',
	'table',
	'tbody',
	'tfoot',
	'thead',
	'tr',
];

/** Tags within a line that a text may not have, and that still separate two words. */
export const lostInLine = ['button', 'img', 'td', 'th', 'video'];
