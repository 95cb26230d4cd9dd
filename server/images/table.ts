import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ImageCredit } from '#domain/images/image-credit.ts';
import { time } from '#server/db/columns.ts';

/** Images added by editors, each re-encoded by this server; the name is the content's hash. */
export const images = sqliteTable('images', {
	name: text('name').primaryKey(),
	bytes: blob('bytes', { mode: 'buffer' }).notNull(),
	width: integer('width').notNull(),
	height: integer('height').notNull(),
	/** The address it was fetched from; null for an upload. */
	source: text('source'),
	created: time('created').notNull(),
});

/** An image's title and credit, in a table of their own so that reading them does not touch the bytes. */
export const imageWords = sqliteTable('image_words', {
	/** The local address, as in the colleges' table. */
	image: text('image').primaryKey(),
	title: text('title').notNull(),
	/** Null when none is needed. */
	credit: text('credit', { mode: 'json' }).$type<ImageCredit>(),
});
