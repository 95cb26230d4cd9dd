/** The tags an editor's text may have on the page, the same ones the server allows (server/html/sanitize.ts). */
export const allowedTags = [
	'p',
	'br',
	'ul',
	'ol',
	'li',
	'strong',
	'b',
	'em',
	'i',
	'a',
	'h2',
	'h3',
	'h4',
	'blockquote',
];
