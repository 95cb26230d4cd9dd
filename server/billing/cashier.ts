import type { Account } from '#domain/accounts/account.ts';
import type { Checkout, PurchaseKind } from '#domain/billing/checkout.ts';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import { DAY_MS } from '#domain/durations.ts';
import { isEmailAddress } from '#domain/forms/email-address.ts';
import { paths, returnFromCheckout } from '#domain/paths.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import { type CardService, isUnknownCheckout, type Order, OrderFailed } from './card-service.ts';
import { createNotices } from './notices.ts';
import type { NewPayment } from './payment-store.ts';
import type { Payer } from './payments-of-payer.ts';
import { reachable } from './reachable.ts';
import { createReconcile } from './reconcile.ts';
import { createSettle } from './settle.ts';
import { givenStates, type Payment } from './table.ts';

const { trial, promo } = subscriptionTypes;

export interface CashierDeps {
	stores: Pick<Stores, 'payments'>;
	/** The card service; null sells nothing. */
	cards: CardService | null;
	publicUrl: string;
	now: () => Date;
	log: Log;
}

/** A purchase someone wants to make. */
export interface Wanted {
	kind: PurchaseKind;
	account: Account | null;
	email: string | null;
	quantity: number;
	amountCents: number;
	/** Where an abandoned checkout returns to; null for the product's own page. */
	cancelUrl: string | null;
	/** The sender's id for the attempt. */
	attempt: string | null;
}

/**
 * Opens checkouts and records their results. With `settle.ts` and `reconcile.ts`, the only place that talks to both the
 * card service and the database.
 */
export function createCashier({ stores, cards, publicUrl, now, log }: CashierDeps) {
	const notices = createNotices(publicUrl, cards?.mode ?? 'off');
	const reached = cards && reachable(cards, log);
	const service = (): CardService => {
		if (!reached) throw new Problem('payments_off', 'Nothing can be bought here.');
		return reached;
	};
	/** The service that holds a payment; null for one of TEST MODE once there is Stripe: nothing is charged there. */
	const holderOf = (payment: Payment): CardService | null => {
		if (payment.service === cards?.mode) return service();
		if (payment.service === 'test') return null;
		throw new Problem('payments_off', 'Stripe holds a payment of this account and is not set up here.');
	};

	/**
	 * Passes over a payment that the card service does not know, such as one from before the site had another account
	 * there: no plan and no account can be left otherwise. Not while it may be charged, nor within a week: to a wrong key,
	 * which is found by then, all of them are unknown.
	 */
	const unlessGone = async ({ subscription_id, state, created }: Payment, work: () => Promise<void>) => {
		// An open payment with a subscription has no use, and that subscription may not have been ended yet.
		const mayBeCharged = subscription_id !== null && (state === 'open' || givenStates.includes(state));
		const isRecent = now().getTime() - created.getTime() < 7 * DAY_MS;
		await work().catch((error: unknown) => {
			if (mayBeCharged || isRecent || !isUnknownCheckout(error)) throw error;
		});
	};

	const deps = { stores, cards, service, notices, now };
	const settle = createSettle(deps);

	return {
		notices,
		mode: cards?.mode ?? ('off' as const),
		/** Opens a checkout, or returns the one this attempt has already opened. */
		open: async (wanted: Wanted): Promise<Checkout> => {
			const open = service();
			const begun = await stores.payments.begin(newPayment(wanted, open.mode), now());
			if (begun.provider_id && begun.url) {
				return { id: begun.provider_id, url: begun.url, payment: begun.id };
			}
			const checkout = await open
				.open(orderOf(wanted, begun.id, publicUrl))
				.catch(async (problem: Problem) => {
					if (problem.cause instanceof OrderFailed) await stores.payments.notOpened(begun.id);
					throw problem;
				});
			if (!(await stores.payments.opened(begun.id, checkout))) {
				// What is paid there could be neither given to anybody nor found again.
				await open.close(checkout.id);
				await open.forget(checkout.id);
				throw new Problem('payment_not_found', 'The account was deleted meanwhile. Nothing was charged.');
			}
			return { ...checkout, payment: begun.id };
		},
		/** Fetches a payment's current state from the card service. */
		settle,
		/** Checks payments the card service should have reported by now; ends subscriptions past grace, and TEST MODE plans. */
		reconcile: createReconcile(deps, settle, log),
		/**
		 * Closes an account's open checkouts of a plan, and ends its subscriptions; an account that only has checkouts keeps
		 * them. True when a subscription was in dispute, which the account's plan does not show: one that has another plan
		 * by a trial or a code leaves that, and keeps the one in dispute.
		 */
		leave: async ({ id: accountId, subscription_type }: Account): Promise<boolean> => {
			const hasAnother = subscription_type === trial || subscription_type === promo;
			const leavable = async () =>
				(await stores.payments.alive(accountId)).filter(({ state }) => !hasAnother || state !== 'disputed');
			const known = await leavable();
			if (known.every(({ subscription_id }) => subscription_id === null)) return false;
			for (const payment of known.filter(({ subscription_id }) => subscription_id === null)) {
				await unlessGone(payment, async () => {
					if (payment.provider_id) await holderOf(payment)?.close(payment.provider_id);
					// It may have been paid without our knowing: it is refunded while the account has the plan, and must not
					// return it later.
					await settle(payment.id);
				});
			}
			const alive = await leavable();
			for (const payment of alive) {
				const { id, state, subscription_id } = payment;
				if (subscription_id) await holderOf(payment)?.endSubscription(subscription_id);
				if (state === 'disputed') await settle(id);
			}
			return alive.some(({ state }) => state === 'disputed');
		},
		/**
		 * Ends everything an account could be charged for, and has the card service delete its customer; also closes what
		 * was begun with its proven email without signing in. A payment we had not heard about is refunded, unless it was a
		 * donation. Returns the ids of these payments: what opens later is not among them.
		 */
		forget: async (payer: Payer): Promise<string[]> => {
			const known = await stores.payments.known(payer);
			for (const payment of known) {
				const { id, provider_id, kind, state } = payment;
				const holder = holderOf(payment);
				if (!provider_id || !holder) continue;
				await unlessGone(payment, async () => {
					await holder.close(provider_id);
					if (state === 'open') {
						// Refunded before it is written down: after a failure the next try still finds it open.
						const paid = kind === 'donation' ? null : await holder.read(provider_id);
						if (paid?.state === 'paid' && paid.money === 'undisputed') {
							if (kind === 'plan') await stores.payments.hasNoUse(id, paid, now());
							await holder.giveBack(provider_id);
						}
						await settle(id);
					}
					await holder.forget(provider_id);
				});
			}
			return known.map(({ id }) => id);
		},
		/** The payment an event is about; null when it is not ours. */
		paymentOf: async (about: string): Promise<string | null> =>
			about.startsWith('b_') ? about : service().paymentOfIntent(about),
	};
}
export type Cashier = ReturnType<typeof createCashier>;

function newPayment(wanted: Wanted, mode: CardService['mode']): NewPayment {
	const { kind, account, email, quantity, amountCents, attempt } = wanted;
	const owner = account?.id ?? null;
	// A different amount or another visitor is a different attempt, whatever the sender calls it.
	const what = [owner ?? `visitor ${email}`, kind, quantity, amountCents, attempt].join(' ');
	return {
		service: mode,
		kind,
		account_id: owner,
		email,
		quantity,
		amount_cents: amountCents,
		attempt: attempt === null ? null : what,
	};
}

/** A purchase as the card service opens a checkout for it, which returns to the product's own page. */
function orderOf(wanted: Wanted, paymentId: string, publicUrl: string): Order {
	const { kind, email, quantity, amountCents, cancelUrl } = wanted;
	const back = publicUrl + returnFromCheckout(kind === 'donation' ? paths.donate : paths.account, paymentId);
	return {
		paymentId,
		kind,
		quantity,
		amountCents,
		email: email !== null && isEmailAddress(email) ? email : null,
		successUrl: back,
		cancelUrl: cancelUrl ?? back,
	};
}
