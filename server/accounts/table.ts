import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { time } from '#server/db/columns.ts';

const code = (name: string) => integer(name).notNull().default(0);

/** One row per person, created at their first sign-in. */
export const accounts = sqliteTable(
	'accounts',
	{
		/** The "Internal ID" of the back office. */
		person_id: integer('person_id').primaryKey({ autoIncrement: true }),
		/** The account's id in all other places: `u_` and 128 random bits. */
		id: text('id').notNull().unique(),
		issuer: text('issuer').notNull(),
		/** The provider's `sub`: the "AWS ID" of the back office. */
		cognito_id: text('cognito_id').notNull(),
		email: text('email'),
		displayName: text('display_name'),
		googleId: text('google_id'),
		group: text('group').notNull().default('default'),
		access: code('access'),
		subscriber_status: code('subscriber_status'),
		paid_status: code('paid_status'),
		subscription_type: code('subscription_type'),
		stripe_sub_id: text('stripe_sub_id'),
		trial_start: time('trial_start'),
		/** When another device last signed out one of theirs: earlier sign-ins at the provider no longer count. */
		signed_out: time('signed_out'),
		created: time('created').notNull(),
		last_modified: time('last_modified').notNull(),
	},
	(table) => [
		unique('accounts_by_issuer').on(table.issuer, table.cognito_id),
		index('accounts_by_plan').on(table.subscription_type, table.trial_start),
	],
);
