import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import { type ContentKind, contentKinds } from '#domain/admin/content-file.ts';
import { articleSchema } from '#domain/articles/article.ts';
import { articleUpdateSchema } from '#domain/articles/article-edit.ts';
import { guideSchema } from '#domain/colleges/college.ts';
import { consequencesOf } from '#domain/colleges/consequences.ts';
import { collegeUpdateSchema } from '#domain/colleges/edit-college.ts';
import { contributorSchema } from '#domain/contributors/contributor.ts';
import {
	contributorFault,
	contributorNames,
	drawnNumber,
	type NewContributor,
} from '#domain/contributors/contributor-form.ts';
import { line, NAME_WORDS, PAGE_WORDS, plainKey, stateCode } from '#domain/forms/edit-rules.ts';
import { placeEditSchema } from '#domain/places/edit-place.ts';
import { foundCity } from '#domain/places/found-place.ts';
import { placeSchema } from '#domain/places/place.ts';
import { siteContentSchema } from '#domain/site/site-content.ts';
import { writtenTextSchema } from '#domain/site/site-form.ts';
import { regionChangeSchema, stateUpdateSchema } from '#domain/states/edit-state.ts';
import { regionContentSchema, stateSchema, subregionSchema } from '#domain/states/state.ts';
import { articles } from '#server/articles/table.ts';
import { targetFaultHere } from '#server/articles/target-fault.ts';
import { textCleaners } from '#server/colleges/guide-texts.ts';
import { colleges } from '#server/colleges/table.ts';
import { contributors } from '#server/contributors/table.ts';
import type { Tx } from '#server/db/transaction.ts';
import { sanitize } from '#server/html/sanitize.ts';
import { places } from '#server/places/table.ts';
import { footerNames } from '#server/site/settings.ts';
import { siteContent } from '#server/site/table.ts';
import { regionContent, states, subregions } from '#server/states/table.ts';
import { collegeFault, placeFault, stateRowFault, subregionFault } from './disagreements.ts';

export type Row = Record<string, unknown>;

/** A content table: its key, and how its columns are cleaned and read. */
export interface ContentTable {
	table: SQLiteTable;
	columns: Record<string, SQLiteColumn>;
	key: string;
	/** What removes anything active from its HTML, by column. */
	cleaners: Partial<Record<string, (value: never) => unknown>>;
	/** The rules of the editor's forms, by field: a new value in a file must pass them, too. */
	forms: Record<string, z.ZodMiniType>;
	/** The form's rule for several fields at once; `here` is the row so far, empty for a new one. */
	whole?: ((row: Row, here: Row) => string | undefined) | undefined;
	/**
	 * The schema of what phones accept, and of each JSON column: one row that does not fit would keep a whole list from
	 * every phone.
	 */
	reads: Record<string, z.ZodMiniType>;
	/** The part of a file's row that an existing row takes; all of it when absent. */
	takes?: ((present: never, row: Row) => Row) | undefined;
	/** The other fields that change along with a row. */
	brings?: ((present: never, row: Row) => Row) | undefined;
	/** How a written row contradicts the other tables once all is written; undefined when it does not. */
	disagrees?: ((tx: Tx, written: never, before: never) => string | undefined) | undefined;
}

type Columns<Table extends SQLiteTable> = Table['_']['columns'];
/** A JSON column without its schema, or with another column's, does not compile. */
type JsonSchemas<Table extends SQLiteTable> = {
	[Name in keyof Columns<Table> as Columns<Table>[Name]['_']['dataType'] extends 'json'
		? Name
		: never]: z.ZodMiniType<Columns<Table>[Name]['_']['data']>;
};
type Disagrees<Written> = (
	tx: Tx,
	written: Written,
	/** The row before; undefined for a new one. */
	before: Written | undefined,
) => string | undefined;
type Cleaner<Value> = (value: Value) => Value;
type Facts<Table extends SQLiteTable> = Pick<ContentTable, 'key' | 'whole'> & {
	cleaners?: { [Name in keyof Table['$inferSelect']]?: Cleaner<Table['$inferSelect'][Name]> };
	forms: Record<string, z.ZodMiniType>;
	reads: JsonSchemas<Table> & Record<string, z.ZodMiniType>;
	takes?: (present: Table['$inferSelect'], row: Row) => Row;
	brings?: (present: Table['$inferSelect'], row: Partial<Table['$inferSelect']>) => Row;
	disagrees?: Disagrees<Table['$inferSelect']>;
};

const of = <Table extends SQLiteTable>(
	table: Table,
	{ cleaners = {}, ...facts }: Facts<Table>,
): ContentTable => ({
	...facts,
	table,
	cleaners,
	columns: getTableColumns(table) as Record<string, SQLiteColumn>,
});

const names = z.array(z.string());
/** For tables that the seed fills, too. */
const seeded = { edited_fields: names };

// The form sends the tips as a JSON string.
const { travel_tips: _tips, ...stateForms } = stateUpdateSchema.shape;
// The editor's form takes no airports and no places without a city, but a file has them.
const { type: _type, ...placeFields } = placeEditSchema.shape;
const placeForms = { ...placeFields, city: foundCity, place_id: plainKey };

/** A blog's address, or our own path. Security: whatever else a link can do is refused. */
const articleAddress = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/i, PAGE_WORDS));

const isTextName = (name: string) =>
	writtenTextSchema.shape.name.safeParse(name).success || footerNames.some((each) => each === name);
const textName = z.string().check(z.refine(isTextName, 'is not the name of a text of the site'));

export const contentTables: Record<ContentKind, ContentTable> = {
	states: of(states, {
		key: 'fips',
		cleaners: { travel_tips: (tips) => tips.map(sanitize) },
		forms: { ...stateForms, name: line(NAME_WORDS), state_abbreviation: stateCode },
		reads: { ...stateSchema.shape, ...seeded },
		disagrees: stateRowFault,
	}),
	regions: of(regionContent, {
		key: 'id',
		forms: regionChangeSchema.shape.update.shape,
		reads: { ...regionContentSchema.shape, ...seeded },
	}),
	subregions: of(subregions, {
		key: 'id',
		forms: { name: line(NAME_WORDS), state: stateCode },
		reads: { ...subregionSchema.shape, ...seeded },
		disagrees: subregionFault,
	}),
	colleges: of(colleges, {
		key: 'ipeds_id',
		cleaners: textCleaners,
		forms: collegeUpdateSchema.shape,
		reads: { ...guideSchema.shape, ...seeded, imported_fields: names },
		brings: consequencesOf,
		disagrees: collegeFault,
	}),
	places: of(places, {
		key: 'place_id',
		forms: placeForms,
		reads: { ...placeSchema.shape, ...seeded },
		disagrees: placeFault,
	}),
	articles: of(articles, {
		key: 'id',
		cleaners: { body: sanitize },
		forms: { id: plainKey, article_title: articleUpdateSchema.shape.article_title, URL: articleAddress },
		reads: { ...articleSchema.shape, ...seeded },
		// A post's words belong to the blog: words from an older file would count as an editor's, and shut out the
		// blog's forever.
		takes: ({ wordpress_id }, row) => (wordpress_id === null ? row : decidedHere(row)),
		disagrees: targetFaultHere,
	}),
	site_content: of(siteContent, {
		key: 'name',
		cleaners: { html: sanitize },
		forms: { html: writtenTextSchema.shape.html, name: textName },
		reads: { ...siteContentSchema.shape, ...seeded },
	}),
	contributors: of(contributors, {
		key: 'contributor_id',
		forms: { ...contributorNames, contributor_id: drawnNumber },
		whole: personFault,
		reads: contributorSchema.shape,
	}),
};

/** Applies the form's rules to a key person, unless the picture was left out because it is not stored here. */
function personFault(row: Row, here: Row): string | undefined {
	const all = { ...here, ...row };
	const isSaid = 'image' in row || row.type !== here.type;
	return isSaid && 'image' in all ? contributorFault(all as unknown as NewContributor) : undefined;
}

/** The fields of a blog post that are decided here, not in the blog. */
const decidedHere = (row: Row): Row =>
	Object.fromEntries(
		['id', 'locality', 'locality_id', 'is_enabled'].flatMap((name) =>
			name in row ? [[name, row[name]]] : [],
		),
	);

/** Every table, in the order of a file. */
export const everyTable = contentKinds.map((kind) => ({ kind, ...contentTables[kind] }));
