import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '#server/db/columns.ts';

/** This installation's secrets, each created when first needed. */
export const secrets = sqliteTable('secrets', {
	name: text('name').primaryKey(),
	value: text('value').notNull(),
	created: time('created').notNull(),
});
