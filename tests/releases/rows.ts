import type Database from 'better-sqlite3';

/** What the release itself brings, and brings up to date; of these an editor's own words stay. */
const BROUGHT = new Set([
	...['colleges', 'states', 'subregions', 'places', 'regions', 'articles', 'site_content'],
	...['shipped_rows', 'content_revision', 'sqlite_sequence', '__drizzle_migrations'],
]);
/** What a migration changed on purpose: codes of before 0006 are over. */
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

/** What a database still holds of what people left in an older one: its tables, its rows and its columns, but for what changed on purpose. */
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
