import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '#server/db/columns.ts';

/** Messages from the contact form. */
export const contactMessages = sqliteTable('contact_messages', {
	id: integer('id').primaryKey({ autoIncrement: true }),
	fname: text('fname').notNull(),
	lname: text('lname').notNull(),
	email: text('email').notNull(),
	subject: text('subject').notNull(),
	message: text('message').notNull(),
	/** The signed-in account; null for a visitor. */
	account_id: text('account_id'),
	created: time('created').notNull(),
});
