import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '#server/db/columns.ts';

/** Addresses that asked for the newsletter. Only confirmed ones ever get it. */
export const subscribers = sqliteTable(
	'subscribers',
	{
		id: integer('id').primaryKey({ autoIncrement: true }),
		/** In lower case. */
		email: text('email').notNull().unique(),
		first_name: text('first_name'),
		/** The form they used. */
		source: text('source', { enum: ['newsletter', 'popup'] }).notNull(),
		status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
		/** The token in this address's mail links; stored in plain form, because every email needs it again. */
		token: text('token').notNull().unique(),
		created: time('created').notNull(),
		confirmed: time('confirmed'),
		unsubscribed: time('unsubscribed'),
		/** When to tell the outside list, or since when there has been no list to tell; null for nothing to tell. */
		forward_next: time('forward_next'),
		forward_attempts: integer('forward_attempts').notNull().default(0),
	},
	(table) => [index('subscribers_by_forward').on(table.forward_next)],
);
