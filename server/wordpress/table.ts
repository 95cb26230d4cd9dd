import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How far the blog at an address has been read, and how its failures stand. */
export const wordpressState = sqliteTable('wordpress_state', {
	/** The blog's address: another blog begins anew. */
	url: text('url').primaryKey(),
	/** The newest change that was seen, in the blog's own words (`2026-11-21T10:00:00`, UTC); null before the first. */
	seen_until: text('seen_until'),
	/** When the list of all posts was last compared. */
	listed: integer('listed', { mode: 'timestamp_ms' }),
	succeeded: integer('succeeded', { mode: 'timestamp_ms' }),
	failures: integer('failures').notNull().default(0),
	last_error: text('last_error'),
	next_attempt: integer('next_attempt', { mode: 'timestamp_ms' }),
});
