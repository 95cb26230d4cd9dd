import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Records which shipped rows are already in the database. Because of it, a restart does nothing, a newer release
 * updates its rows, and a row that an editor deleted stays deleted.
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
