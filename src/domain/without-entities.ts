/** The text of HTML without tags: each entity is the character that it stands for. */
export const withoutEntities = (text: string): string =>
	text.replace(
		/&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/gi,
		(written, name: string) => (name.startsWith('#') ? numbered(name) : NAMED[name.toLowerCase()]) ?? written,
	);

/** The characters that HTML must escape, and the one space that editors write for every other. */
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The character of "#39" or "#x27"; undefined for what is none. */
function numbered(name: string): string | undefined {
	const code = Number(`0${name.slice(1)}`);
	if (code < 0x20) return ' ';
	const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
	return isCharacter ? String.fromCodePoint(code) : undefined;
}
