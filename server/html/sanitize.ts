import sanitizeHtml from 'sanitize-html';
import { allowedTags } from '#domain/html/allowed-tags.ts';
import { headingsInstead } from '#domain/html/lost-tags.ts';
import { hasWords } from '#domain/without-tags.ts';
import { withGaps } from './with-gaps.ts';

/** Nested boxes from page builders are never this deep, and nested quotations would run out of width. */
const MOST_DEEP = 60;

const options: sanitizeHtml.IOptions = {
	allowedTags,
	allowedAttributes: { a: ['href'] },
	allowedSchemes: ['https', 'mailto', 'tel'],
	allowedSchemesAppliedToAttributes: ['href'],
	allowProtocolRelative: false,
	nestingLimit: MOST_DEEP,
	// Elements that cannot be shown as words are dropped with their content, not just their tags.
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
	transformTags: { ...headingsInstead, a: outwardLink() },
	exclusiveFilter: ({ tag, attribs }) => (isNotBold(tag, attribs) ? 'excludeTag' : false),
};

/**
 * Removes anything active from HTML: leaves a few text tags, and links to https, mailto and tel; returns nothing if no
 * words are left. Cleaning clean HTML changes nothing. Security: run on save and again on read, so that an editor's
 * paste, a blog, or a row that entered the database another way reaches readers only as words.
 */
export const sanitize = (html: string): string => cleaned(html, options);

/** Does the same for HTML from another site: relative links resolve there, so `/?p=3` is a page of that site. */
export const sanitizeFrom = (base: string, html: string): string =>
	cleaned(html, { ...options, transformTags: { ...options.transformTags, a: outwardLink(base) } });

function cleaned(html: string, how: sanitizeHtml.IOptions): string {
	const clean = sanitizeHtml(withGaps(html), how);
	return hasWords(clean) ? clean : '';
}

const NORMAL_WEIGHT = /(?:^|;)\s*font-weight\s*:\s*(?:normal|lighter|[1-5]\d\d)\b/i;

/**
 * True for a bold tag whose style says that it is not bold, as src/ui/rich-text/said-by-style.ts reads it: Google Docs
 * wraps a whole text in one.
 */
const isNotBold = (tag: string, { style = '' }: sanitizeHtml.Attributes) =>
	/^(?:b|strong)$/.test(tag) && NORMAL_WEIGHT.test(style);

/** Keeps a link to another site over https; any other loses its address and stays as words. */
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
