import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Accounts per subscription type at the end of each day, or so far today. */
export const planDays = sqliteTable(
	'plan_days',
	{
		/** In UTC: `2026-11-21`. */
		day: text('day').notNull(),
		subscription_type: integer('subscription_type').notNull(),
		accounts: integer('accounts').notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.subscription_type] })],
);
