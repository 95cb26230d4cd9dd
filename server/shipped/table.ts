import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
