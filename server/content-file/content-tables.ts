import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AuditedKind } from '#domain/admin/audit.ts';
import { type ContentKind, contentKinds } from '#domain/admin/content-file.ts';
import { isOwnImage } from '#domain/images/image-address.ts';
import { articles } from '#server/articles/table.ts';
import { colleges } from '#server/colleges/table.ts';
import { contributors } from '#server/contributors/table.ts';
import { sanitize } from '#server/html/sanitize.ts';
import { places } from '#server/places/table.ts';
import { siteContent } from '#server/site/table.ts';
import { regionContent, states, subregions } from '#server/states/table.ts';

export type Row = Record<string, unknown>;

/** A content table: its key, its changes' name in the log, and its HTML columns. */
export interface ContentTable {
	table: SQLiteTable;
	columns: Record<string, SQLiteColumn>;
	key: string;
	what: AuditedKind;
	html: string[];
}

type Facts = Pick<ContentTable, 'key' | 'what'> & { html?: string[] };

const of = (table: SQLiteTable, { key, what, html = [] }: Facts): ContentTable => ({
	...{ table, key, what, html },
	columns: getTableColumns(table) as Record<string, SQLiteColumn>,
});

export const contentTables: Record<ContentKind, ContentTable> = {
	states: of(states, { key: 'fips', what: 'state', html: ['travel_tips'] }),
	regions: of(regionContent, { key: 'id', what: 'region' }),
	subregions: of(subregions, { key: 'id', what: 'import' }),
	colleges: of(colleges, {
		key: 'ipeds_id',
		what: 'college',
		html: ['stay_html', 'eat_html', 'do_html', 'features', 'content'],
	}),
	places: of(places, { key: 'place_id', what: 'place' }),
	articles: of(articles, { key: 'id', what: 'article', html: ['body'] }),
	site_content: of(siteContent, { key: 'name', what: 'site_content', html: ['html'] }),
	contributors: of(contributors, { key: 'contributor_id', what: 'contributor' }),
};

/** Every table, in the order a file is written. */
export const everyTable = contentKinds.map((kind) => ({ kind, ...contentTables[kind] }));

/** Returns what is wrong with a file's row, or undefined when it fits its table. */
export function rowFault({ columns, key }: ContentTable, row: Row): string | undefined {
	if (typeof row[key] !== 'string' && typeof row[key] !== 'number') return `a row has no ${key}`;
	const unknown = Object.keys(row).find((name) => !columns[name]);
	if (unknown !== undefined) return `${row[key]}: there is no column ${unknown}`;
	for (const [name, column] of Object.entries(columns)) {
		if (name in row && !fits(column, row[name])) return `${row[key]}: ${name} does not fit`;
		// Security: pages show only pictures stored here.
		if (name === 'image' && row[name] && !isOwnImage(String(row[name])))
			return `${row[key]}: image is a picture of another site: bring it in with the editor first`;
	}
	return undefined;
}

/** Returns the required field a new row lacks, or undefined when it is complete. */
export function missingIn({ columns, key }: ContentTable, row: Row): string | undefined {
	const missing = Object.entries(columns).find(
		([name, { notNull, hasDefault }]) => notNull && !hasDefault && !(name in row),
	);
	return missing && `${row[key]}: ${missing[0]} is missing`;
}

function fits({ notNull, dataType, enumValues }: SQLiteColumn, value: unknown): boolean {
	if (value === null) return !notNull;
	switch (dataType) {
		case 'string':
			return typeof value === 'string' && (!enumValues?.length || enumValues.includes(value));
		case 'date':
			return typeof value === 'string' && !Number.isNaN(Date.parse(value));
		case 'json':
			return typeof value === 'object';
		default:
			return typeof value === dataType && !Number.isNaN(value);
	}
}

/** A file's row, ready for its table. Security: anything active in its HTML is gone. */
export function rowOf({ columns, html }: ContentTable, row: Row): Row {
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => {
			if (html.includes(name)) return [name, cleaned(value)];
			const isTime = columns[name]?.dataType === 'date' && typeof value === 'string';
			return [name, isTime ? new Date(value) : value];
		}),
	);
}

function cleaned(value: unknown): unknown {
	if (typeof value === 'string') return sanitize(value);
	if (Array.isArray(value)) return value.map(cleaned);
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]));
}
