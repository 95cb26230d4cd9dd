import { decode } from 'html-entities';
import sanitizeHtml from 'sanitize-html';
import { withGaps } from './with-gaps.ts';

/** Words in two blocks are separated by a space. */
const BLOCK = /<\/?(p|br|li|ul|ol|h\d|blockquote)\b/gi;

/**
 * Returns the words in a piece of HTML: tags removed, entities decoded once, spaces as a browser shows them. Show it
 * only as text: a title written `&lt;b&gt;` becomes `<b>`.
 */
export function plainText(html: string): string {
	// sanitizeHtml leaves `&amp;`, `&lt;`, `&gt;` and `&quot;` escaped, once, however the entity was written.
	const words = sanitizeHtml(withGaps(html).replace(BLOCK, ' $&'), {
		allowedTags: [],
		allowedAttributes: {},
	});
	return decode(words).replace(/\s+/g, ' ').trim();
}

/** Cuts the words to a length at the end of a word, with an ellipsis. */
export function shortened(text: string, most: number): string {
	// A blog marks its own cuts with "[…]", sometimes after another ellipsis.
	if (text.length <= most) return text.replace(/(?: ?\[?(?:…|\.\.\.)\]?)+$/, '…');
	const cut = text.slice(0, most - 1);
	const space = cut.lastIndexOf(' ');
	// Text without spaces is cut anywhere, but never inside a character.
	const end = space > most / 2 ? space : cut.length - Number(/[\ud800-\udbff]$/.test(cut));
	return `${cut.slice(0, end).replace(/[ .…]+$/, '')}…`;
}
