import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { localities } from '#domain/articles/locality.ts';
import { time } from '#server/db/columns.ts';

/** Articles: our own, and blog posts as of the last read. */
export const articles = sqliteTable('articles', {
	/** A post's number, or the word that identifies one of our own articles. */
	id: text('id').primaryKey(),
	wordpress_id: integer('wordpress_id').unique(),
	article_title: text('article_title').notNull(),
	URL: text('url').notNull(),
	excerpt: text('excerpt').notNull(),
	/** Sanitized on write, and again on read. */
	body: text('body').notNull(),
	locality: text('locality', { enum: localities }).notNull().default('general'),
	locality_id: text('locality_id').notNull().default(''),
	is_enabled: integer('is_enabled', { mode: 'boolean' }).notNull().default(true),
	published: time('published').notNull(),
	modified: time('modified').notNull(),
	is_sample: integer('is_sample', { mode: 'boolean' }).notNull().default(false),
	/** No longer in the blog: not shown, but kept with its targeting, because posts come back. */
	vanished: integer('vanished', { mode: 'boolean' }).notNull().default(false),
	/** Columns an editor has changed; the seed does not overwrite them. */
	edited_fields: text('edited_fields', { mode: 'json' }).$type<string[]>().notNull().default([]),
});
