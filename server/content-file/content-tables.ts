import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import type { AuditedKind } from '#domain/admin/audit.ts';
import { type ContentKind, contentKinds } from '#domain/admin/content-file.ts';
import { articleSchema } from '#domain/articles/article.ts';
import { guideSchema } from '#domain/colleges/college.ts';
import { consequencesOf } from '#domain/colleges/consequences.ts';
import { contributorSchema } from '#domain/contributors/contributor.ts';
import { isOwnImage } from '#domain/images/image-address.ts';
import { placeSchema } from '#domain/places/place.ts';
import { siteContentSchema } from '#domain/site/site-content.ts';
import { regionContentSchema, stateSchema, subregionSchema } from '#domain/states/state.ts';
import { articles } from '#server/articles/table.ts';
import { colleges, guideTexts } from '#server/colleges/table.ts';
import { contributors } from '#server/contributors/table.ts';
import type { Db } from '#server/db/open.ts';
import { sanitize } from '#server/html/sanitize.ts';
import { places } from '#server/places/table.ts';
import { siteContent } from '#server/site/table.ts';
import { isState } from '#server/states/is-state.ts';
import { subregionOf } from '#server/states/subregion-of.ts';
import { regionContent, states, subregions } from '#server/states/table.ts';

export type Row = Record<string, unknown>;

/** A content table: its key, its changes' name in the log, its HTML columns, and how its columns are read. */
export interface ContentTable {
	table: SQLiteTable;
	columns: Record<string, SQLiteColumn>;
	key: string;
	what: AuditedKind;
	html: string[];
	/** What a phone takes, and of each JSON column its schema: one row that does not fit keeps a whole list from every phone. */
	reads: Record<string, z.ZodMiniType>;
	/** The part of a file's row that a row already here takes; all of it when absent. */
	takes?: ((present: never, row: Row) => Row) | undefined;
	/** The further fields that a row's change brings with it. */
	brings?: ((present: never, row: Row) => Row) | undefined;
	/** How a written row contradicts the other tables; undefined when it does not. */
	disagrees?: ((tx: Pick<Db, 'select'>, written: never) => string | undefined) | undefined;
}

type Columns<Table extends SQLiteTable> = Table['_']['columns'];
/** A JSON column without its schema, or with that of another, does not compile. */
type JsonSchemas<Table extends SQLiteTable> = {
	[Name in keyof Columns<Table> as Columns<Table>[Name]['_']['dataType'] extends 'json'
		? Name
		: never]: z.ZodMiniType<Columns<Table>[Name]['_']['data']>;
};
type Facts<Table extends SQLiteTable> = Pick<ContentTable, 'key' | 'what'> & {
	html?: string[];
	reads: JsonSchemas<Table> & Record<string, z.ZodMiniType>;
	takes?: (present: Table['$inferSelect'], row: Row) => Row;
	brings?: (present: Table['$inferSelect'], row: Partial<Table['$inferSelect']>) => Row;
	disagrees?: (tx: Pick<Db, 'select'>, written: Table['$inferSelect']) => string | undefined;
};

const of = <Table extends SQLiteTable>(
	table: Table,
	{ key, what, html = [], reads, takes, brings, disagrees }: Facts<Table>,
): ContentTable => ({
	...{ table, key, what, html, reads, takes, brings, disagrees },
	columns: getTableColumns(table) as Record<string, SQLiteColumn>,
});

const names = z.array(z.string());
/** Of a table that the seed fills, too. */
const seeded = { edited_fields: names };

export const contentTables: Record<ContentKind, ContentTable> = {
	states: of(states, {
		...{ key: 'fips', what: 'state', html: ['travel_tips'] },
		reads: { ...stateSchema.shape, ...seeded },
	}),
	regions: of(regionContent, {
		...{ key: 'id', what: 'region' },
		reads: { ...regionContentSchema.shape, ...seeded },
	}),
	subregions: of(subregions, {
		...{ key: 'id', what: 'import' },
		reads: { ...subregionSchema.shape, ...seeded },
	}),
	colleges: of(colleges, {
		key: 'ipeds_id',
		what: 'college',
		html: guideTexts,
		reads: { ...guideSchema.shape, ...seeded, imported_fields: names },
		brings: consequencesOf,
		disagrees: (tx, { subregion_id: id, state_abbreviation: state }) => {
			const fault = noSuchState(tx, state);
			if (fault !== undefined) return fault;
			return id === null || subregionOf(tx, { id, state })
				? undefined
				: `${state} has no subregion ${id} (subregion_id)`;
		},
	}),
	places: of(places, {
		...{ key: 'place_id', what: 'place' },
		reads: { ...placeSchema.shape, ...seeded },
		disagrees: (tx, { state_abbreviation: state }) => noSuchState(tx, state),
	}),
	articles: of(articles, {
		...{ key: 'id', what: 'article', html: ['body'] },
		reads: { ...articleSchema.shape, ...seeded },
		// A post's words are the blog's: an older file's, taken for an editor's, would keep the blog's out for good.
		takes: ({ wordpress_id }, row) => (wordpress_id === null ? row : decidedHere(row)),
	}),
	site_content: of(siteContent, {
		...{ key: 'name', what: 'site_content', html: ['html'] },
		reads: { ...siteContentSchema.shape, ...seeded },
	}),
	contributors: of(contributors, {
		key: 'contributor_id',
		what: 'contributor',
		reads: contributorSchema.shape,
	}),
};

/** What is decided here of a blog's post, and not in the blog. */
const decidedHere = (row: Row): Row =>
	Object.fromEntries(
		['id', 'locality', 'locality_id', 'is_enabled'].flatMap((name) =>
			name in row ? [[name, row[name]]] : [],
		),
	);

const noSuchState = (tx: Pick<Db, 'select'>, state: string): string | undefined =>
	isState(tx, state) ? undefined : `there is no state ${state} (state_abbreviation)`;

/** Every table, in the order a file is written. */
export const everyTable = contentKinds.map((kind) => ({ kind, ...contentTables[kind] }));

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
