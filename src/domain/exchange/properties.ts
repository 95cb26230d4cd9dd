import { LONGEST_JOINED_NOTE } from '#domain/trips/edit-stops.ts';
import { withoutEntities } from '../without-entities.ts';
import { withoutTags } from '../without-tags.ts';

/** Returns a record with its names in lowercase; if several differ only in case, the lowercase one counts. */
export function byName(record: Record<string, unknown> | null | undefined): Record<string, unknown> {
	const entries = Object.entries(record ?? {});
	return Object.fromEntries([
		...entries.map(([name, value]): [string, unknown] => [name.trim().toLowerCase(), value]),
		...entries,
	]);
}

/** Returns the words under the first of these names that has any. */
export const firstOf = (record: Record<string, unknown>, ...names: string[]): string =>
	names.map((name) => wordsOf(record[name])).find((words) => words.trim() !== '') ?? '';

/** Plain text, or a value of togeojson: `{ '@type': 'html', value }`. */
export function wordsOf(value: unknown): string {
	if (typeof value === 'string') return value;
	const inside = recordOf(value);
	if (typeof inside.value !== 'string') return '';
	return inside['@type'] === 'html' ? plainOf(inside.value) : inside.value;
}

/** Cut first: with a million angle brackets, the search from each would run to the end of the text. */
const plainOf = (html: string): string =>
	withoutEntities(withoutTags(html.slice(0, LONGEST_JOINED_NOTE * 2), ' '));

export function recordOf(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
