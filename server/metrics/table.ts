import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How many accounts had each subscription type at the end of a day, or have it today. */
export const planDays = sqliteTable(
	'plan_days',
	{
		/** Of UTC: `2026-11-21`. */
		day: text('day').notNull(),
		subscription_type: integer('subscription_type').notNull(),
		accounts: integer('accounts').notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.subscription_type] })],
);
