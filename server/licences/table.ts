import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from '#server/accounts/table.ts';
import { payments } from '#server/billing/table.ts';

const time = (name: string) => integer(name, { mode: 'timestamp_ms' });

/** Codes that give everything: licences, which somebody has bought, and promo codes, which an admin has made. */
export const planCodes = sqliteTable(
	'plan_codes',
	{
		/** What of the code counts when it is typed. */
		key: text('key').primaryKey(),
		code: text('code').notNull(),
		/** What it was bought with; null for a promo code, and once its buyer is gone. */
		payment_id: text('payment_id').references(() => payments.id, { onDelete: 'set null' }),
		/** By how many people it can be redeemed. */
		uses: integer('uses').notNull().default(1),
		/** When its last day begins in UTC; null for ever. */
		expires: time('expires'),
		created: time('created').notNull(),
		/** When it stopped to count: its payment was given back. */
		ended: time('ended'),
	},
	(table) => [index('plan_codes_by_payment').on(table.payment_id)],
);

/** Who has redeemed which code. */
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
		/** When the person left what it gave. */
		left: time('left'),
	},
	(table) => [
		primaryKey({ columns: [table.key, table.account_id] }),
		index('redemptions_by_account').on(table.account_id),
	],
);
