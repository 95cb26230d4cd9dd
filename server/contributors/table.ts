import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { contributorTypes } from '#domain/contributors/contributor.ts';

/** The people on the About page; empty until an editor adds some. */
export const contributors = sqliteTable('contributors', {
	contributor_id: integer('contributor_id').primaryKey({ autoIncrement: true }),
	first: text('first').notNull(),
	last: text('last').notNull(),
	type: text('type', { enum: contributorTypes }).notNull(),
	image: text('image'),
});
