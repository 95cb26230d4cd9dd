import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Views per day (UTC) and kind of page. Nothing about the reader is stored. */
export const pageViews = sqliteTable(
	'page_views',
	{
		day: text('day').notNull(),
		/** `/college/:ipedsid`, never the address itself. */
		path_template: text('path_template').notNull(),
		views: integer('views').notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.path_template] })],
);
