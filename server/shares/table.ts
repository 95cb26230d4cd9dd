import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from '#server/accounts/table.ts';
import { time } from '#server/db/columns.ts';
import { trips } from '#server/trips/table.ts';

/** A view-only link to a saved trip. */
export const tripShares = sqliteTable(
	'trip_shares',
	{
		/** The id for listing and revoking it; it opens nothing. */
		id: text('id').primaryKey(),
		/** Security: only the hash of the link's token, so that a stolen database opens no trip. */
		token_hash: text('token_hash').notNull().unique(),
		account_id: text('account_id')
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		trip_id: text('trip_id')
			.notNull()
			.references(() => trips.id, { onDelete: 'cascade' }),
		created: time('created').notNull(),
		expires: time('expires').notNull(),
		revoked: time('revoked'),
		/**
		 * `2026-11-21T23:00Z`, or `2026-11-21` for links opened before hours were recorded. Stores only the hour, from
		 * which the owner's local day follows, and nothing about the person.
		 */
		last_opened: text('last_opened'),
	},
	(table) => [
		index('trip_shares_by_trip').on(table.trip_id),
		index('trip_shares_by_account').on(table.account_id),
		index('trip_shares_by_expiry').on(table.expires),
		index('trip_shares_by_revoked').on(table.revoked),
	],
);
