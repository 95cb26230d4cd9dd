import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** One row, counted up by triggers (drizzle/0001, 0006, 0021) with every change of public content. */
export const contentRevision = sqliteTable('content_revision', {
	id: integer('id').primaryKey(),
	revision: integer('revision').notNull(),
});
