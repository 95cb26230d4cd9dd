import type { AuditEntry } from '#domain/admin/audit.ts';
import { controlLabel } from '#domain/colleges/labels.ts';
import { calendarDayWords, fullDayTimeWords } from '#domain/day-words.ts';
import { aboutTexts } from '#domain/site/site-form.ts';
import { regionWithId } from '#domain/states/region.ts';
import { plainBlocks } from '#ui/plain-blocks.ts';
import { typeWords } from '../about/contributor-words.ts';
import { localityWords } from '../articles/target-words.ts';
import { placeTypeWords } from '../colleges/place-fields.ts';
import { statusWords } from '../subscribers/status-words.ts';

/** What the changed thing is called; where the server knows no name, the screens may. */
export function nameIn({ what, key, name }: Pick<AuditEntry, 'what' | 'key' | 'name'>): string {
	if (what === 'region') return regionWithId(key)?.idString ?? key;
	if (what === 'site_content') return aboutTexts.find((text) => text.name === key)?.label ?? key;
	if (what === 'site') return 'settings';
	return name ?? key;
}

/** The changed fields, without those that a new thing leaves empty. */
export function fieldsOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
	const isEmpty = (field: string) => isNothing(before?.[field]) && isNothing(after?.[field]);
	return Object.keys(after ?? before ?? {}).filter((field) => !isEmpty(field));
}

/**
 * A field before and after its change, a line for each value, without those of a list that stayed; null when the same
 * words remain and only their format changed.
 */
export function linesOf(
	{ what, before, after }: Pick<AuditEntry, 'what' | 'before' | 'after'>,
	field: string,
): { before: string[]; after: string[] } | null {
	const codes: Record<string, string> = codesOf[`${what} ${field}`] ?? {};
	const was = partsOf(before?.[field], codes);
	const is = partsOf(after?.[field], codes);
	const gone = was.filter((line) => !is.includes(line));
	const come = is.filter((line) => !was.includes(line));
	if (gone.length > 0 || come.length > 0) return { before: gone, after: come };
	// A list in another order, or words in another format.
	const isSame = was.length > 0 && was.join('\n') === is.join('\n');
	return isSame ? null : { before: was, after: is };
}

/** The words for values that are stored as codes. */
const codesOf: Partial<Record<string, Record<string, string>>> = {
	'account access': { 0: 'No', 1: 'Yes', 2: 'Yes, fixed' },
	'article locality': localityWords,
	'college control': { 1: controlLabel(1), 2: controlLabel(2) },
	'contributor type': typeWords,
	'place type': placeTypeWords,
	'subscriber status': statusWords,
};

const isNothing = (value: unknown): value is undefined | null | '' =>
	value === undefined || value === null || value === '';

function partsOf(value: unknown, codes: Record<string, string>): string[] {
	if (isNothing(value)) return [];
	if (Array.isArray(value)) return value.map((each) => wordsOf(each));
	if (typeof value === 'object') return Object.values(value).flatMap((each) => partsOf(each, {}));
	return [codes[String(value)] ?? wordsOf(value)];
}

function wordsOf(value: unknown): string {
	if (typeof value === 'boolean') return value ? 'Yes' : 'No';
	if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).join(', ');
	const text = String(value);
	if (/^\d{4}-\d\d-\d\d$/.test(text)) return calendarDayWords(text);
	if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return fullDayTimeWords(new Date(text));
	return /<\/?[a-z][^>]*>/i.test(text) ? plainBlocks(text).join('\n') : text;
}
