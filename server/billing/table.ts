import { and, inArray, ne } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { cardServices, paymentStates, purchaseKinds } from '#domain/billing/checkout.ts';
import { accounts } from '#server/accounts/table.ts';
import { time } from '#server/db/columns.ts';

/** One row per checkout opened here, with its state. */
export const payments = sqliteTable(
	'payments',
	{
		/** `b_` and 128 random bits: the card service returns it with every message. */
		id: text('id').primaryKey(),
		/** The card service that holds it: a site may try TEST MODE before it has Stripe. */
		service: text('service', { enum: cardServices }).notNull(),
		/** The checkout session's id there; null until the service has answered. */
		provider_id: text('provider_id').unique(),
		/** The page to pay on. */
		url: text('url'),
		kind: text('kind', { enum: purchaseKinds }).notNull(),
		/** The account; null for a visitor's donation, and for what outlives its account. */
		account_id: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
		/** Where a donation's receipt goes; of what an account pays for, the email that it has at the time. */
		email: text('email'),
		quantity: integer('quantity').notNull(),
		/** The amount asked for; after payment, the amount paid, and of a donation what was not refunded in part since. */
		amount_cents: integer('amount_cents').notNull(),
		/** Open, though paid: of no use, and not known to be refunded yet. */
		state: text('state', { enum: paymentStates }).notNull().default('open'),
		subscription_id: text('subscription_id'),
		/** When the unpaid renewal became due. */
		past_due_since: time('past_due_since'),
		/** The sender's id for the attempt, so that sending it twice opens one checkout. */
		attempt: text('attempt').unique(),
		created: time('created').notNull(),
		paid: time('paid'),
		/** When we learned that all its money was returned; null while it is not, and for a plan that ended before this was noted. */
		returned: time('returned'),
		/** When the card service last answered what became of it. */
		checked: time('checked'),
	},
	(table) => [index('payments_by_account').on(table.account_id), index('payments_by_state').on(table.state)],
);
export type Payment = typeof payments.$inferSelect;

/** States of a payment whose money came, and may stay: while a bank decides, too. */
export const givenStates: Payment['state'][] = ['paid', 'disputed'];

/**
 * Payments that stay when their account is deleted, without whose they were: donations count in the sum of all, and other
 * people hold the codes of licences, which end with a later refund or chargeback.
 */
export const outlivesAccount = and(ne(payments.kind, 'plan'), inArray(payments.state, givenStates));

/** Later payments for a subscription: each renewal once, by the card service's own id. */
export const renewals = sqliteTable(
	'renewals',
	{
		id: text('id').primaryKey(),
		payment_id: text('payment_id')
			.notNull()
			.references(() => payments.id, { onDelete: 'cascade' }),
		amount_cents: integer('amount_cents').notNull(),
		paid: time('paid').notNull(),
	},
	(table) => [index('renewals_by_payment').on(table.payment_id)],
);

/** Events from the card service: each once, stored before we answer. */
export const billingEvents = sqliteTable(
	'billing_events',
	{
		id: text('id').primaryKey(),
		type: text('type').notNull(),
		/** The payment it is about, or a payment intent that leads to it; null when it is not ours. */
		about: text('about'),
		received: time('received').notNull(),
		handled: time('handled'),
		/** Not before this time; null for at once. */
		next_attempt: time('next_attempt'),
		attempts: integer('attempts').notNull().default(0),
	},
	(table) => [index('billing_events_by_handled').on(table.handled)],
);

/** Notices a person got about their plan, so that none is sent twice. */
export const billingNotices = sqliteTable(
	'billing_notices',
	{
		account_id: text('account_id')
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		notice: text('notice').notNull(),
		told: time('told').notNull(),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.notice] })],
);

/** TEST MODE's checkouts: a card service would keep these. */
export const testCheckouts = sqliteTable('test_checkouts', {
	id: text('id').primaryKey(),
	payment_id: text('payment_id').notNull().unique(),
	title: text('title').notNull(),
	quantity: integer('quantity').notNull(),
	amount_cents: integer('amount_cents').notNull(),
	email: text('email'),
	success_url: text('success_url').notNull(),
	cancel_url: text('cancel_url').notNull(),
	state: text('state', { enum: ['open', 'paid', 'over'] })
		.notNull()
		.default('open'),
	subscription_id: text('subscription_id'),
	subscription_state: text('subscription_state', { enum: ['active', 'past_due', 'over'] }),
	/** When it was renewed, epoch milliseconds. */
	renewed: text('renewed', { mode: 'json' }).$type<number[]>().notNull().default([]),
	is_reversed: integer('is_reversed', { mode: 'boolean' }).notNull().default(false),
	is_disputed: integer('is_disputed', { mode: 'boolean' }).notNull().default(false),
	created: time('created').notNull(),
});
