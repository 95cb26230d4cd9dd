import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** One row; triggers (drizzle/0001, 0006, 0021) increase it with every change of public content. */
export const contentRevisions = sqliteTable('content_revision', {
	id: integer('id').primaryKey(),
	revision: integer('revision').notNull(),
});
