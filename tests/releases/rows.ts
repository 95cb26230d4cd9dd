import type Database from 'better-sqlite3';

/** Rows a release brings and updates, except for an editor's own words in them. */
const BROUGHT = new Set([
	'colleges',
	'states',
	'subregions',
	'places',
	'regions',
	'articles',
	'site_content',
	'shipped_rows',
	'content_revision',
	'sqlite_sequence',
	'__drizzle_migrations',
]);
/** Changed on purpose by a migration: codes from before 0006 have expired. */
const CHANGED = new Set(['outbox_mails.expires']);

/** The rows of each table. */
export type Rows = Record<string, Record<string, unknown>[]>;

/** All rows of all tables, but for what a release brings. */
export function rowsOf(client: Pick<Database.Database, 'prepare'>): Rows {
	const tables = client
		.prepare<[], string>("select name from sqlite_master where type = 'table'")
		.pluck()
		.all()
		.filter((table) => !BROUGHT.has(table));
	return Object.fromEntries(
		tables.map((table) => [
			table,
			client.prepare<[], Record<string, unknown>>(`select * from "${table}" order by rowid`).all(),
		]),
	);
}

/** Tables, rows and columns that people left in an older database and this one still holds, without those changed on purpose. */
export const keptRows = (now: Rows, before: Rows): Rows =>
	Object.fromEntries(
		Object.entries(before).map(([table, rows]) => [
			table,
			rows.map((row, at) =>
				Object.fromEntries(
					Object.keys(row)
						.filter((column) => !CHANGED.has(`${table}.${column}`))
						.map((column) => [column, now[table]?.[at]?.[column]]),
				),
			),
		]),
	);
