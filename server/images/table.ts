import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Pictures that editors have brought, each made anew by this server; a name is the hash of what it shows. */
export const images = sqliteTable('images', {
	name: text('name').primaryKey(),
	bytes: blob('bytes', { mode: 'buffer' }).notNull(),
	width: integer('width').notNull(),
	height: integer('height').notNull(),
	/** The address that it was fetched from; null when it was uploaded. */
	source: text('source'),
	created: integer('created', { mode: 'timestamp_ms' }).notNull(),
});
