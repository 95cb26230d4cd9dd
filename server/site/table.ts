import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Texts of the site by key (`who_we_are`, `mission`, `joy_bio`, `message_…`). */
export const siteContent = sqliteTable('site_content', {
	name: text('name').primaryKey(),
	/** Sanitized on write, and again on read. */
	html: text('html').notNull(),
	is_sample: integer('is_sample', { mode: 'boolean' }).notNull().default(false),
	/** Columns an editor has changed; the seed does not overwrite them. */
	edited_fields: text('edited_fields', { mode: 'json' }).$type<string[]>().notNull().default([]),
});

/** An admin's settings, which override the configuration: at most one row; null means as configured. */
export const siteSettings = sqliteTable('site_settings', {
	id: integer('id').primaryKey(),
	banner_on: integer('banner_on', { mode: 'boolean' }),
	banner_words: text('banner_words'),
	guide_video: text('guide_video'),
});
