import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from '#server/accounts/table.ts';
import { time } from '#server/db/columns.ts';

/** One row per signed-in device. */
export const sessions = sqliteTable(
	'sessions',
	{
		/** The id for listing and ending it; it opens nothing. */
		id: text('id').primaryKey(),
		/** Security: only the hash of the cookie's token, so that a stolen database opens no session. */
		token_hash: text('token_hash').notNull().unique(),
		account_id: text('account_id')
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		created: time('created').notNull(),
		last_seen: time('last_seen').notNull(),
		/** "Safari on iPhone". */
		device: text('device').notNull(),
		/** The owner's name for it, "Anna's iPhone"; null for none. */
		name: text('name'),
		/** When the person last proved who they are to the provider; null when it does not say. */
		proven: time('proven'),
		revoked: time('revoked'),
	},
	(table) => [index('sessions_by_account').on(table.account_id)],
);

/** A sign-in that started here and has not returned yet. */
export const signInAttempts = sqliteTable(
	'sign_in_attempts',
	{
		state_hash: text('state_hash').primaryKey(),
		nonce: text('nonce').notNull().unique(),
		/** The PKCE verifier. */
		verifier: text('verifier').notNull(),
		/** Hash of a cookie in the browser that started it. */
		browser_hash: text('browser_hash').notNull(),
		/** The page the person was on: a path of this site. */
		return_path: text('return_path').notNull(),
		/**
		 * The time since which the person must have proved who they are; null when an earlier sign-in at the provider
		 * is enough.
		 */
		fresh_since: time('fresh_since'),
		expires: time('expires').notNull(),
	},
	(table) => [index('sign_in_attempts_by_expiry').on(table.expires)],
);
