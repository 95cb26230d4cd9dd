import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How often something was tried in the current window; in a table, so that two processes count together. */
export const rateLimits = sqliteTable(
	'rate_limits',
	{
		/** A hash with a key of this installation's: neither addresses nor emails are kept, nor can they be guessed back. */
		key_hash: text('key_hash').primaryKey(),
		window_start: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
		count: integer('count').notNull(),
	},
	(table) => [index('rate_limits_by_start').on(table.window_start)],
);
