import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row, counted up by triggers (drizzle/0001, 0006, 0021) with every change of public content. */
export const contentRevision = sqliteTable('content_revision', {
	id: integer('id').primaryKey(),
	revision: integer('revision').notNull(),
});

/**
 * The ledger of shipped rows already put into the database. It lets a restart do nothing, a newer release update
 * what it ships, and a row that an editor has deleted stay deleted.
 */
export const shippedRows = sqliteTable(
	'shipped_rows',
	{
		kind: text('kind', {
			enum: ['college', 'state', 'region', 'subregion', 'place', 'article', 'site_content'],
		}).notNull(),
		key: text('key').notNull(),
		hash: text('hash').notNull(),
	},
	(table) => [primaryKey({ columns: [table.kind, table.key] })],
);
