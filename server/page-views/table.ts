import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How often each kind of page was viewed on a day (UTC). Nothing about who viewed it is kept. */
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
