import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '#server/db/columns.ts';

/** The embedded provider's records: sessions, interactions, grants, codes and tokens. */
export const providerRecords = sqliteTable(
	'provider_records',
	{
		model: text('model').notNull(),
		id: text('id').notNull(),
		payload: text('payload', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
		grant_id: text('grant_id'),
		user_code: text('user_code'),
		uid: text('uid'),
		/** The owner's login id; null before anyone has signed in. */
		account_id: text('account_id'),
		expires: time('expires'),
	},
	(table) => [
		primaryKey({ columns: [table.model, table.id] }),
		index('provider_records_by_grant').on(table.grant_id),
		index('provider_records_by_uid').on(table.model, table.uid),
		index('provider_records_by_user_code').on(table.model, table.user_code),
		index('provider_records_by_account').on(table.account_id),
		index('provider_records_by_expiry').on(table.expires),
	],
);

/** The email that was typed into an unfinished sign-in; null for every other record. */
export const typedEmail = sql`json_extract(${providerRecords.payload}, '$.lastSubmission.noted.email')`;

/** People who can sign in at the embedded provider. */
export const logins = sqliteTable('logins', {
	/** The `sub` of their tokens. */
	id: text('id').primaryKey(),
	/** In lower case. */
	email: text('email').notNull().unique(),
	/** scrypt, with its parameters and salt. */
	password_hash: text('password_hash').notNull(),
	groups: text('groups', { mode: 'json' }).$type<string[]>().notNull().default([]),
	created: time('created').notNull(),
});

/** A 6-digit code, sent by email, that a sign-in waits for; one per sign-in. */
export const loginCodes = sqliteTable(
	'login_codes',
	{
		interaction: text('interaction').primaryKey(),
		purpose: text('purpose', { enum: ['sign-up', 'sign-in', 'reset'] }).notNull(),
		email: text('email').notNull(),
		code_hash: text('code_hash').notNull(),
		/** The password of a sign-up until its code arrives. */
		password_hash: text('password_hash'),
		tries_left: integer('tries_left').notNull(),
		expires: time('expires').notNull(),
	},
	(table) => [index('login_codes_by_expiry').on(table.expires)],
);
