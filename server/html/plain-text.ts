import { decode } from 'html-entities';
import sanitizeHtml from 'sanitize-html';
import { withGaps } from './lost-blocks.ts';

/** Where one block ends and the next begins, there is a space between words. */
const BLOCK = /<\/?(p|br|li|ul|ol|h\d|blockquote)\b/gi;

/**
 * The words of a piece of HTML: tags gone, entities decoded once, spaces as a browser shows them. To be shown as text only:
 * a title that was written `&lt;b&gt;` reads `<b>`.
 */
export function plainText(html: string): string {
	// It leaves `&amp;`, `&lt;`, `&gt;` and `&quot;` escaped, once, whatever the entity was written as.
	const words = sanitizeHtml(withGaps(html).replace(BLOCK, ' $&'), {
		allowedTags: [],
		allowedAttributes: {},
	});
	return decode(words).replace(/\s+/g, ' ').trim();
}

/** The words cut to a length, at the end of one, with an ellipsis. */
export function shortened(text: string, most: number): string {
	// A blog marks with "[…]", at times after an ellipsis of its own, where it has cut.
	if (text.length <= most) return text.replace(/(?: ?\[?(?:…|\.\.\.)\]?)+$/, '…');
	const cut = text.slice(0, most - 1);
	const space = cut.lastIndexOf(' ');
	// Words without spaces are cut where they are, but never within a character.
	const end = space > most / 2 ? space : cut.length - Number(/[\ud800-\udbff]$/.test(cut));
	return `${cut.slice(0, end).replace(/[ .…]+$/, '')}…`;
}
