import sanitizeHtml from 'sanitize-html';
import { withGaps } from './lost-blocks.ts';

/** The tags that a text may have: the very ones that the device lets through (src/ui/allowed-tags.ts). */
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

/** Boxes within boxes, as page builders make them, are not as deep; quotations within quotations would leave no width. */
const MOST_DEEP = 60;

const options: sanitizeHtml.IOptions = {
	allowedTags,
	allowedAttributes: { a: ['href'] },
	allowedSchemes: ['https', 'mailto', 'tel'],
	allowedSchemesAppliedToAttributes: ['href'],
	allowProtocolRelative: false,
	nestingLimit: MOST_DEEP,
	// What of a page cannot be shown as words is dropped with its content, not only its tag.
	nonTextTags: [
		'script',
		'style',
		'textarea',
		'option',
		'noscript',
		'template',
		'iframe',
		'object',
		'svg',
		'math',
		'title',
		'xmp',
		'noembed',
		'noframes',
		'plaintext',
	],
	transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', a: outwardLink() },
};

/**
 * The HTML with nothing left in it that could act: a few text tags, and links to https, mailto and tel. Cleaning what is
 * clean changes nothing.
 * Security: run on save and again on read, so that neither an editor's paste, nor a blog, nor a row that came
 * into the database some other way reaches a reader as more than words.
 */
export const sanitise = (html: string): string => sanitizeHtml(withGaps(html), options);

/** The same for HTML that was written elsewhere: its links are as seen from there, so that `/?p=3` is a page of that site. */
export const sanitiseFrom = (base: string, html: string): string =>
	sanitizeHtml(withGaps(html), {
		...options,
		transformTags: { ...options.transformTags, a: outwardLink(base) },
	});

/** A link that leads into the open over https; any other loses its address and stays as words. */
function outwardLink(base?: string): sanitizeHtml.Transformer {
	return (tagName, { href = '' }) => {
		const address = wholeAddress(href.trim(), base).replace(/^http:\/\//i, 'https://');
		const isOutward = /^(https:\/\/[^/]|mailto:|tel:)/i.test(address) && URL.canParse(address);
		const attribs: sanitizeHtml.Attributes = isOutward ? { href: address } : {};
		return { tagName, attribs };
	};
}

const wholeAddress = (href: string, base: string | undefined) =>
	base !== undefined && URL.canParse(href, base) ? new URL(href, base).href : href;
