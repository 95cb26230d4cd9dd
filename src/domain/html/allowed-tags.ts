/** The tags an editor's text may have: stored by the server, shown on the page, and known to the editor. */
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
