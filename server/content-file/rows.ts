import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type * as z from 'zod/mini';
import { isOwnImage } from '#domain/images/image-address.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { editedFields } from '#server/audit/edit-row.ts';
import type { ContentTable, Row } from './content-tables.ts';

/** The seed's own columns; a file neither sets nor clears them. */
const OURS = ['edited_fields', 'imported_fields'];

/** Returns the part of a row that goes into a file, as JSON. */
export function shared(row: Row): Row {
	const own = Object.entries(row).filter(([name]) => !OURS.includes(name));
	return JSON.parse(JSON.stringify(Object.fromEntries(own)));
}

/** Returns what people call a row: its name or title, or else its key. */
export function nameOf(row: Row, key: string): string {
	const person = [row.first, row.last].filter(Boolean).join(' ');
	return String(row.name ?? row.article_title ?? (person || row[key]));
}

/** Returns what is wrong with a file's row, or undefined when it fits its table. */
export function rowFault({ columns, key, reads }: ContentTable, row: Row): string | undefined {
	if (typeof row[key] !== 'string' && typeof row[key] !== 'number') return `a row has no ${key}`;
	const unknown = Object.keys(row).find((name) => !columns[name]);
	if (unknown !== undefined) return `${row[key]}: there is no column ${unknown}`;
	for (const [name, column] of Object.entries(columns)) {
		if (name in row && !fits(column, row[name], reads[name])) return `${row[key]}: ${name} does not fit`;
	}
	// Security: pages show only pictures stored here.
	if (row.image && !isOwnImage(String(row.image)))
		return `${row[key]}: image is a picture of another site: bring it in with the editor first`;
	return undefined;
}

/** Returns the required field a new row lacks, or undefined when it is complete. */
export function missingIn({ columns, key }: ContentTable, row: Row): string | undefined {
	const missing = Object.entries(columns).find(
		([name, { notNull, hasDefault }]) => notNull && !hasDefault && !(name in row),
	);
	return missing && `${row[key]}: ${missing[0]} is missing`;
}

function fits(column: SQLiteColumn, value: unknown, reads?: z.ZodMiniType): boolean {
	const isOfType = value === null ? !column.notNull : isOf(column, value);
	return isOfType && (reads?.safeParse(value).success ?? true);
}

function isOf(column: SQLiteColumn, value: unknown): boolean {
	const { dataType, enumValues } = column;
	switch (dataType) {
		case 'string':
			return typeof value === 'string' && (!enumValues?.length || enumValues.includes(value));
		case 'date':
			return typeof value === 'string' && !Number.isNaN(Date.parse(value));
		case 'json':
			return true;
		case 'number':
			return column.getSQLType() === 'integer' ? Number.isSafeInteger(value) : typeof value === 'number';
		default:
			return typeof value === dataType;
	}
}

/** Thrown for a row that its form would refuse; the message says why, and names the field if it is one. */
export class RefusedByForm extends Error {}

/**
 * Returns a file's row as the editor's forms would save it. Unchanged fields are not checked: a value that an older
 * release accepted must not block the file. Throws RefusedByForm.
 */
export function asInForms({ forms, whole }: ContentTable, row: Row, present: Row = {}): Row {
	const here = shared(present);
	const fields = Object.fromEntries(
		Object.entries(row).map(([name, value]) => {
			const rule = forms[name];
			if (!rule || (name in here && sameJson(value, here[name]))) return [name, value];
			const { success, data, error } = rule.safeParse(value);
			if (!success) throw new RefusedByForm(`${name}: ${error.issues[0]?.message}`);
			return [name, data];
		}),
	);
	const fault = whole?.(fields, here);
	if (fault !== undefined) throw new RefusedByForm(fault);
	return fields;
}

/** Returns a file's row ready for its table. Security: removes anything active from its HTML. */
export function rowOf({ columns, cleaners }: ContentTable, row: Row): Row {
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => {
			const clean = cleaners[name];
			if (clean) return [name, clean(value as never)];
			const isTime = columns[name]?.dataType === 'date' && typeof value === 'string';
			return [name, isTime ? new Date(value) : value];
		}),
	);
}

/**
 * Returns the marks that these columns are edited, if the table has such marks, so that the next release and import
 * leave them alone; `present` is the row so far.
 */
export const editedMarks = ({ columns }: ContentTable, present: Row, set: Row): Row =>
	'edited_fields' in columns ? { edited_fields: editedFields(namesIn(present), set) } : {};

const namesIn = ({ edited_fields }: Row) => (Array.isArray(edited_fields) ? (edited_fields as string[]) : []);
