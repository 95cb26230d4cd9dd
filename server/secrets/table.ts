import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** This installation's secrets, each created when first needed. */
export const secrets = sqliteTable('secrets', {
	name: text('name').primaryKey(),
	value: text('value').notNull(),
	created: integer('created', { mode: 'timestamp_ms' }).notNull(),
});
