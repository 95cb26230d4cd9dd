import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Mail to be sent, written in the transaction of its cause. */
export const outboxMails = sqliteTable('outbox_mails', {
	id: integer('id').primaryKey({ autoIncrement: true }),
	to: text('to').notNull(),
	subject: text('subject').notNull(),
	text: text('text').notNull(),
	created: integer('created', { mode: 'timestamp_ms' }).notNull(),
});
