import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '#server/db/columns.ts';

/** How far a blog has been read, and its failures. */
export const wordpressState = sqliteTable('wordpress_state', {
	/** The blog's address: a new blog starts from the beginning. */
	url: text('url').primaryKey(),
	/** The latest change seen, in the blog's own format (`2026-11-21T10:00:00`, UTC); null before the first. */
	seen_until: text('seen_until'),
	/** When the list of all posts was last compared with ours. */
	listed: time('listed'),
	succeeded: time('succeeded'),
	failures: integer('failures').notNull().default(0),
	last_error: text('last_error'),
	next_attempt: time('next_attempt'),
	/** When the turn of the process now reading it ends; null when none is. */
	reading_until: time('reading_until'),
});
