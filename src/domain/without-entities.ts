/** Replaces each entity in HTML text without tags by its character. */
export const withoutEntities = (text: string): string =>
	text.replace(
		/&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/gi,
		(written, name: string) => (name.startsWith('#') ? numbered(name) : NAMED[name.toLowerCase()]) ?? written,
	);

/** The characters that HTML must escape, and the space that editors write as an entity. */
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Returns the character for "#39" or "#x27"; undefined for anything else. */
function numbered(name: string): string | undefined {
	const code = Number(`0${name.slice(1)}`);
	if (code < 0x20) return ' ';
	const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
	return isCharacter ? String.fromCodePoint(code) : undefined;
}
