/** What the server writes instead of a heading that a text may not have (server/html/sanitize.ts). */
export const headingsInstead = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Tags a text may not have that begin and end a line; with those in a line, the ones of server/html/lost-blocks.ts. */
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

/** Those that stand in a line, and separate two words all the same. */
export const lostInLine = ['button', 'img', 'td', 'th', 'video'];
