import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tries in the current window; in a table, so that two processes count together. */
export const rateLimits = sqliteTable(
	'rate_limits',
	{
		/** A keyed hash: addresses and emails are not stored, and cannot be recovered by guessing. */
		key_hash: text('key_hash').primaryKey(),
		window_start: integer('window_start', { mode: 'timestamp_ms' }).notNull(),
		count: integer('count').notNull(),
	},
	(table) => [index('rate_limits_by_start').on(table.window_start)],
);
