/** The grammar of clean HTML, character by character, written independently of the code that produces it. */
const piece =
	/[^<>&]|&(?:amp|lt|gt|quot);|<(?:p|ul|ol|li|strong|b|em|i|a|h2|h3|h4|blockquote)>|<\/(p|ul|ol|li|strong|b|em|i|a|h2|h3|h4|blockquote)>|<br \/>|<a href="(?:https:\/\/[^/"<>]|mailto:|tel:)[^"<>]*">/y;

/**
 * The first thing that makes the text unsafe HTML, or null. It parses no HTML: the text has to be a row of the pieces above,
 * opened and closed in order. No parser, whatever its quirks, can find an element, an attribute or a scheme in such a
 * text that is not one of them.
 */
export function whatIsNotStrict(html: string): string | null {
	const open: string[] = [];
	piece.lastIndex = 0;
	while (piece.lastIndex < html.length) {
		const at = piece.lastIndex;
		const match = piece.exec(html);
		if (!match) return `at ${at}: ${html.slice(at, at + 60)}`;
		const [text] = match;
		if (text.startsWith('</')) {
			if (open.pop() !== match[1]) return `closed out of order at ${at}: ${text}`;
		} else if (text.startsWith('<') && text !== '<br />') {
			open.push(/\w+/.exec(text)?.[0] ?? '');
		}
	}
	return open.length > 0 ? `never closed: ${open.join(', ')}` : null;
}
