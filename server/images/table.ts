import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ImageCredit } from '#domain/colleges/image-credit.ts';

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

/** What is said of a picture: a table of its own, so that nobody reads through the bytes to get at it. */
export const imageWords = sqliteTable('image_words', {
	/** The address here, as colleges have it. */
	image: text('image').primaryKey(),
	title: text('title').notNull(),
	/** Null where none is owed. */
	credit: text('credit', { mode: 'json' }).$type<ImageCredit>(),
});
