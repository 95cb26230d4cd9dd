import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { contributorTypes } from '#domain/contributors/contributor.ts';

/** The people of the About page; there are none until an editor names them. */
export const contributors = sqliteTable('contributors', {
	contributor_id: integer('contributor_id').primaryKey({ autoIncrement: true }),
	first: text('first').notNull(),
	last: text('last').notNull(),
	type: text('type', { enum: contributorTypes }).notNull(),
	image: text('image'),
});
