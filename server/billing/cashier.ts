import type { Account } from '#domain/accounts/account.ts';
import type { Checkout, PurchaseKind } from '#domain/billing/checkout.ts';
import { isEmailAddress } from '#domain/outreach/email-address.ts';
import { PAYMENT_PARAMETER, paths } from '#domain/paths.ts';
import { reasonOf } from '#domain/reason-of.ts';
import type { Log } from '#server/http/handle-error.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import { createNotices } from './notices.ts';
import type { Payments, Snapshot } from './payments.ts';
import type { Payment } from './table.ts';

export interface CashierDeps {
	stores: Pick<Stores, 'payments'>;
	/** The card service; null sells nothing. */
	payments: Payments | null;
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

const NEVER_CHARGED: Snapshot = { state: 'paid', amountCents: null, money: 'returned', subscription: null };

/** Opens checkouts and records their results: the one place that talks to both the card service and the database. */
export function createCashier({ stores, payments, publicUrl, now, log }: CashierDeps) {
	const notices = createNotices(publicUrl);
	const reached = payments && reachable(payments, log);
	const service = (): Payments => {
		if (!reached) throw new Problem('payments_off', 'Nothing can be bought here.');
		return reached;
	};
	/** The service that holds a payment; null for one of TEST MODE once there is Stripe: nothing is charged there. */
	const holderOf = (payment: Payment): Payments | null => {
		if (payment.service === payments?.mode) return service();
		if (payment.service === 'test') return null;
		throw new Problem('payments_off', 'Stripe holds a payment of this account and is not set up here.');
	};

	async function settle(id: string): Promise<Payment | undefined> {
		const payment = await stores.payments.withId(id);
		if (!payment?.provider_id || payment.service !== payments?.mode) return payment;
		const { provider_id, checked: since } = payment;
		const snapshot = await service().read(provider_id);
		const { subscription, money } = snapshot;
		if (subscription && subscription.state !== 'over') {
			// A refunded payment must not be charged again at the next renewal, nor one while a bank decides on it.
			const isDisputed = money === 'disputed';
			if (money === 'returned') await service().endSubscription(subscription.id);
			else if (isDisputed !== (payment.state === 'disputed'))
				await service().pause(subscription.id, isDisputed);
		}
		const applied = await stores.payments.apply(id, { snapshot, notices, now: now(), since });
		if (applied === 'stale') return settle(id);
		if (applied === 'surplus') {
			await service().giveBack(provider_id);
			await stores.payments.givenBack(id, notices, now());
		}
		return stores.payments.withId(id);
	}

	return {
		notices,
		mode: payments?.mode ?? ('off' as const),
		/** Opens a checkout, or returns the one this attempt has already opened. */
		open: async (wanted: Wanted): Promise<Checkout> => {
			const { kind, account, email, quantity, amountCents, cancelUrl } = wanted;
			const owner = account?.id ?? null;
			const open = service();
			// A different amount is a different attempt, whatever the sender calls it.
			const what = [owner ?? 'visitor', kind, quantity, amountCents, wanted.attempt].join(' ');
			const asked = {
				...{ service: open.mode, kind, account_id: owner, email, quantity, amount_cents: amountCents },
				attempt: wanted.attempt === null ? null : what,
			};
			const begun = await stores.payments.begin(asked, now());
			if (begun.provider_id && begun.url) {
				return { id: begun.provider_id, url: begun.url, payment: begun.id };
			}
			const page = publicUrl + (kind === 'donation' ? paths.donate : paths.account);
			const back = `${page}?${PAYMENT_PARAMETER}=${begun.id}`;
			const checkout = await open.open({
				...{ paymentId: begun.id, kind, quantity, amountCents },
				email: email !== null && isEmailAddress(email) ? email : null,
				successUrl: back,
				cancelUrl: cancelUrl ?? back,
			});
			await stores.payments.opened(begun.id, checkout);
			return { ...checkout, payment: begun.id };
		},
		/** Fetches a payment's current state from the card service. */
		settle: (id: string) => inTurn(id, () => settle(id)),
		/** Ends an account's subscriptions, and closes its open checkouts of a plan. */
		leave: async (accountId: string): Promise<void> => {
			for (const payment of await stores.payments.alive(accountId)) {
				const { provider_id, subscription_id } = payment;
				if (subscription_id) await holderOf(payment)?.endSubscription(subscription_id);
				else if (provider_id) await holderOf(payment)?.close(provider_id);
			}
		},
		/** Ends everything an account could be charged for, and has the card service delete its customer. */
		forget: async (accountId: string): Promise<void> => {
			for (const payment of await stores.payments.known(accountId)) {
				const { provider_id } = payment;
				if (provider_id) await holderOf(payment)?.close(provider_id);
				if (provider_id) await holderOf(payment)?.forget(provider_id);
			}
		},
		/** Checks payments the card service should have reported by now; ends subscriptions past grace, and TEST MODE plans. */
		reconcile: async (): Promise<void> => {
			if (!payments) return;
			const each = async (found: Payment[], work: (payment: Payment) => Promise<unknown>) => {
				for (const payment of found) {
					try {
						await work(payment);
					} catch (error) {
						// A payment unknown to the card service must not hold up the others.
						await stores.payments.looked(payment.id, now());
						log(`payments: ${payment.id} is asked about later: ${reasonOf(error)}`);
					}
				}
			};
			// TEST MODE plans were never paid for, so they end where cards are charged.
			const tried = payments.mode === 'stripe' ? await stores.payments.tried() : [];
			await each(tried, ({ id }) => {
				const over = { ...notices, planEnded: notices.planTried };
				return stores.payments.apply(id, { snapshot: NEVER_CHARGED, notices: over, now: now() });
			});
			await each(await stores.payments.unsettled(payments.mode, now()), ({ id }) =>
				inTurn(id, () => settle(id)),
			);
			await each(await stores.payments.pastGrace(payments.mode, now()), async ({ id, subscription_id }) => {
				if (subscription_id) await service().endSubscription(subscription_id);
				await inTurn(id, () => settle(id));
			});
		},
		/** The payment an event is about; null when it is not ours. */
		paymentOf: async (about: string): Promise<string | null> =>
			about.startsWith('b_') ? about : service().paymentOfIntent(about),
	};
}
export type Cashier = ReturnType<typeof createCashier>;

/** One look at a payment at a time within this process, so that an older one never overwrites a newer one. */
const turns = new Map<string, Promise<unknown>>();

function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
	const before = turns.get(id) ?? Promise.resolve();
	const done = before.then(work, work);
	const leave = () => {
		if (turns.get(id) === settled) turns.delete(id);
	};
	const settled: Promise<void> = done.then(leave, leave);
	turns.set(id, settled);
	return done;
}

/** The same service, with its failures logged in its own words and reported as `payments_unavailable`. */
function reachable(payments: Payments, log: Log): Payments {
	const tried = <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) => {
		return async (...given: Given): Promise<Answer> => {
			try {
				return await call(...given);
			} catch (error) {
				log(`payments: ${reasonOf(error)}`);
				throw new Problem(
					'payments_unavailable',
					'The card service isn’t responding. Please try again later.',
				);
			}
		};
	};
	return {
		mode: payments.mode,
		open: tried(payments.open),
		read: tried(payments.read),
		paymentOfIntent: tried(payments.paymentOfIntent),
		endSubscription: tried(payments.endSubscription),
		pause: tried(payments.pause),
		close: tried(payments.close),
		giveBack: tried(payments.giveBack),
		forget: tried(payments.forget),
		webhookSecret: payments.webhookSecret,
	};
}
