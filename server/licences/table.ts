import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from '#server/accounts/table.ts';
import { payments } from '#server/billing/table.ts';
import { time } from '#server/db/columns.ts';

/** Codes for the full plan: licences, which people buy, and promo codes, which admins create. */
export const planCodes = sqliteTable(
	'plan_codes',
	{
		/** The code reduced to the characters that count when it is typed. */
		key: text('key').primaryKey(),
		code: text('code').notNull(),
		/** Its purchase; null for a promo code, and where an earlier release deleted it with the buyer's account. */
		payment_id: text('payment_id').references(() => payments.id, { onDelete: 'set null' }),
		/** How many people may redeem it. */
		uses: integer('uses').notNull().default(1),
		/** Start of its last day in UTC; null for no end. */
		expires: time('expires'),
		created: time('created').notNull(),
		/** When it ended: its payment was refunded or charged back, or an admin ended the promo code. */
		ended: time('ended'),
	},
	(table) => [index('plan_codes_by_payment').on(table.payment_id)],
);

export const redemptions = sqliteTable(
	'redemptions',
	{
		key: text('key')
			.notNull()
			.references(() => planCodes.key, { onDelete: 'cascade' }),
		account_id: text('account_id')
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		redeemed: time('redeemed').notNull(),
		/** When the person left the plan it gave. */
		left: time('left'),
	},
	(table) => [
		primaryKey({ columns: [table.key, table.account_id] }),
		index('redemptions_by_account').on(table.account_id),
	],
);
