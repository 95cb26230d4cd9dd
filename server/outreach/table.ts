import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const time = (name: string) => integer(name, { mode: 'timestamp_ms' });

/** What was written to us through the contact form. */
export const contactMessages = sqliteTable('contact_messages', {
	id: integer('id').primaryKey({ autoIncrement: true }),
	fname: text('fname').notNull(),
	lname: text('lname').notNull(),
	email: text('email').notNull(),
	subject: text('subject').notNull(),
	message: text('message').notNull(),
	/** Who was signed in; null for a visitor. */
	account_id: text('account_id'),
	created: time('created').notNull(),
});

/** Addresses that asked for the newsletter. Only a confirmed one ever gets it. */
export const subscribers = sqliteTable(
	'subscribers',
	{
		id: integer('id').primaryKey({ autoIncrement: true }),
		/** In lower case. */
		email: text('email').notNull().unique(),
		first_name: text('first_name'),
		/** Which form it came from. */
		source: text('source', { enum: ['newsletter', 'popup'] }).notNull(),
		status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
		/** What the links in this address's mails carry: as it must stand in each of them, it is kept as it is. */
		token: text('token').notNull().unique(),
		created: time('created').notNull(),
		confirmed: time('confirmed'),
		unsubscribed: time('unsubscribed'),
		/** When it is to be told to the list elsewhere; null when nothing is to be told. */
		forward_next: time('forward_next'),
		forward_attempts: integer('forward_attempts').notNull().default(0),
	},
	(table) => [index('subscribers_by_forward').on(table.forward_next)],
);
