import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { time } from './columns.ts';

/** One row; triggers (drizzle/0001, 0006, 0021) increase it with every change of public content. */
export const contentRevisions = sqliteTable('content_revision', {
	id: integer('id').primaryKey(),
	revision: integer('revision').notNull(),
});

/** When this database replaced a newer one: a row for each restore. */
export const restores = sqliteTable('restores', { at: time('at').primaryKey() });
