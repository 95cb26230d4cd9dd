import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '#server/db/columns.ts';

/** Tries in the current window; in a table, so that two processes count together. */
export const rateLimits = sqliteTable(
	'rate_limits',
	{
		/** A keyed hash: addresses and emails are not stored, and cannot be recovered by guessing. */
		key_hash: text('key_hash').primaryKey(),
		window_start: time('window_start').notNull(),
		count: integer('count').notNull(),
	},
	(table) => [index('rate_limits_by_start').on(table.window_start)],
);
