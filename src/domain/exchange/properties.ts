import { LONGEST_JOINED_NOTE } from '#domain/trips/edit-stops.ts';
import { withoutTags } from '../without-tags.ts';

/** A record by its names in small letters; where several differ only in that, the one written so. */
export function byName(record: Record<string, unknown> | null | undefined): Record<string, unknown> {
	const entries = Object.entries(record ?? {});
	return Object.fromEntries([
		...entries.map(([name, value]): [string, unknown] => [name.trim().toLowerCase(), value]),
		...entries,
	]);
}

/** The words under the first of these names that has any. */
export const firstOf = (record: Record<string, unknown>, ...names: string[]): string =>
	names.map((name) => wordsOf(record[name])).find((words) => words.trim() !== '') ?? '';

/** Plain text, or a value of togeojson: `{ '@type': 'html', value }`. */
export function wordsOf(value: unknown): string {
	if (typeof value === 'string') return value;
	const inside = recordOf(value);
	if (typeof inside.value !== 'string') return '';
	return inside['@type'] === 'html' ? plainOf(inside.value) : inside.value;
}

/** Cut first: with a million angle brackets, each would be searched to the end of the text. */
function plainOf(html: string): string {
	return withoutTags(html.slice(0, LONGEST_JOINED_NOTE * 2), ' ').replace(
		/&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/gi,
		(written, name: string) => (name.startsWith('#') ? numbered(name) : NAMED[name.toLowerCase()]) ?? written,
	);
}

/** The characters that HTML must escape, and the one space that editors write for every other. */
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The character of "#39" or "#x27"; undefined for what is none. */
function numbered(name: string): string | undefined {
	const code = Number(`0${name.slice(1)}`);
	if (code < 0x20) return ' ';
	const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
	return isCharacter ? String.fromCodePoint(code) : undefined;
}

export function recordOf(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
