import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { randomId, randomToken } from '#server/secrets/random.ts';
import { createSecretStore } from '#server/secrets/store.ts';
import { type CardService, type Order, UnknownCheckout } from '../card-service.ts';
import { testCheckouts } from '../table.ts';

export type TestCheckout = typeof testCheckouts.$inferSelect;
/** Path of TEST MODE's checkout pages. */
export const TEST_CHECKOUT = '/checkout/test';

/** The card service of TEST MODE: checkouts on our own pages, in a table like a card service's. No money moves. */
export function createTestCards(db: Db, publicUrl: string, now: () => Date) {
	const secrets = createSecretStore(db);
	const one = (id: string) => db.select().from(testCheckouts).where(eq(testCheckouts.id, id)).get();
	const set = (id: string, columns: Partial<TestCheckout>) => {
		db.update(testCheckouts).set(columns).where(eq(testCheckouts.id, id)).run();
	};
	const must = (id: string) => {
		const checkout = one(id);
		if (!checkout) throw new UnknownCheckout(`TEST MODE has no checkout ${id}.`);
		return checkout;
	};
	const endSubscription = async (subscriptionId: string) => {
		db.update(testCheckouts)
			.set({ subscription_state: 'over' })
			.where(eq(testCheckouts.subscription_id, subscriptionId))
			.run();
	};

	const cards: CardService = {
		mode: 'test',
		open: async (order) => {
			const row = rowOf(order, now());
			db.insert(testCheckouts).values(row).onConflictDoNothing().run();
			const { id } =
				db.select().from(testCheckouts).where(eq(testCheckouts.payment_id, order.paymentId)).get() ?? row;
			return { id, url: `${publicUrl}${TEST_CHECKOUT}/${id}` };
		},
		read: async (id) => {
			const { state, amount_cents, subscription_id, subscription_state, renewed, ...checkout } = must(id);
			const hasSubscription = subscription_id !== null && subscription_state !== null;
			return {
				state,
				amountCents: amount_cents,
				refundedCents: checkout.is_reversed ? amount_cents : 0,
				money: checkout.is_reversed ? 'returned' : checkout.is_disputed ? 'disputed' : 'undisputed',
				subscription: hasSubscription
					? {
							id: subscription_id,
							state: subscription_state,
							isPaused: checkout.is_disputed,
							renewals: renewed.map((at, index) => ({
								id: `${id} ${index + 1}`,
								amountCents: amount_cents,
								paid: new Date(at),
							})),
						}
					: null,
			};
		},
		paymentOfIntent: async () => null,
		endSubscription,
		// Renewals come from a button on its page, which is hidden during a dispute.
		pause: async () => undefined,
		close: async (id) => {
			if (must(id).state === 'open') set(id, { state: 'over' });
		},
		giveBack: async (id) => {
			const { subscription_id } = must(id);
			if (subscription_id) await endSubscription(subscription_id);
			set(id, { is_reversed: true });
		},
		forget: async (id) => {
			const { subscription_id } = must(id);
			if (subscription_id) await endSubscription(subscription_id);
			// The row goes with its payment: until then this can be repeated, and of one that stays more is reported.
			set(id, { email: null });
		},
		webhookSecret: () => secrets.getOrMake('test_webhook', () => `whsec_${randomToken()}`),
	};
	return { cards, withId: one, set };
}
export type TestCards = ReturnType<typeof createTestCards>;

function rowOf(
	{ paymentId, kind, quantity, amountCents, email, successUrl, cancelUrl }: Order,
	created: Date,
) {
	const titles = { plan: 'The full plan', licences: `${quantity} licences`, donation: 'Your donation' };
	return {
		id: randomId('cs_test_'),
		payment_id: paymentId,
		title: titles[kind],
		quantity,
		amount_cents: amountCents,
		email,
		success_url: successUrl,
		cancel_url: cancelUrl,
		created,
		subscription_id: kind === 'plan' ? randomId('sub_test_') : null,
	};
}
