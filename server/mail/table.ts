import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '#server/db/columns.ts';

/** Mail to send, written in the transaction of its cause, and its state. Two more indexes are in drizzle/0007. */
export const outboxMails = sqliteTable(
	'outbox_mails',
	{
		id: integer('id').primaryKey({ autoIncrement: true }),
		to: text('to').notNull(),
		/** True for a contact form message, which goes to the `CONTACT_TO` in force when it is sent. */
		is_to_us: integer('is_to_us', { mode: 'boolean' }).notNull().default(false),
		subject: text('subject').notNull(),
		text: text('text').notNull(),
		/**
		 * The part that only the mailbox's owner may read, such as the digits of a code or the token of a link; null for
		 * none.
		 */
		secret: text('secret'),
		created: time('created').notNull(),
		/** The visitor's address for replies. */
		reply_to: text('reply_to'),
		/** The address that unsubscribes with one request (RFC 8058). */
		unsubscribe_url: text('unsubscribe_url'),
		/** After this time, it would only mislead, like an expired code; null for no end. */
		expires: time('expires'),
		attempts: integer('attempts').notNull().default(0),
		/** The earliest time for the next try; null for at once. */
		next_attempt: time('next_attempt'),
		/** The worker that is sending it, and until when no other may. */
		lease: text('lease'),
		leased_until: time('leased_until'),
		sent: time('sent'),
		/** When it was given up; the reason is in `last_error`. */
		dead: time('dead'),
		last_error: text('last_error'),
	},
	(table) => [
		// Nearly all rows are sent: what waits, or was given up, is not looked for among them.
		index('outbox_mails_waiting').on(table.id).where(sql`${table.sent} is null and ${table.dead} is null`),
		index('outbox_mails_dead').on(table.id).where(sql`${table.dead} is not null`),
	],
);

export type OutboxMail = typeof outboxMails.$inferSelect;
