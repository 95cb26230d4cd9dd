import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Texts of the site by key (`who_we_are`, `mission`, `joy_bio`, …); `html` is sanitised. */
export const siteContent = sqliteTable('site_content', {
	name: text('name').primaryKey(),
	html: text('html').notNull(),
});
