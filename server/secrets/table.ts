import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Secrets of this installation, each made when it is first needed. */
export const secrets = sqliteTable('secrets', {
	name: text('name').primaryKey(),
	value: text('value').notNull(),
	created: integer('created', { mode: 'timestamp_ms' }).notNull(),
});
