import Stripe from 'stripe';
import { reasonOf } from '#domain/reason-of.ts';
import {
	type CardService,
	type Order,
	OrderFailed,
	type Renewal,
	type Snapshot,
	UnknownCheckout,
} from '../card-service.ts';
import type { StripeSettings } from '../payment-settings.ts';
import { isPausedByDispute, pauseByDispute } from './dispute-pause.ts';

const PATIENCE_MS = 15_000;
/** How many of a subscription's charges are looked at: a bank takes disputes for four months, also of a plan paid monthly. */
const DISPUTABLE = 6;

export function createStripeCards(settings: StripeSettings): CardService {
	const stripe = connectStripe(settings);
	const sessionOf = (id: string) =>
		stripe.checkout.sessions.retrieve(id, { expand: ['subscription', 'payment_intent.latest_charge'] });

	/** The charges for a session, the newest first; null is a period that cost nothing. */
	async function chargesOf(session: Stripe.Checkout.Session): Promise<(Stripe.Charge | null)[]> {
		const subscription = idOf(session.subscription);
		if (!subscription) return [chargeOfIntent(session.payment_intent)];
		// The subscription's `latest_invoice` may be one that nobody paid: while it is paused, each new one is voided.
		const paid = { subscription, status: 'paid' as const, limit: DISPUTABLE };
		const { data } = await stripe.invoices.list(paid);
		return Promise.all(data.map(({ id }) => chargeOfInvoice(id)));
	}

	async function chargeOfInvoice(invoice: string): Promise<Stripe.Charge | null> {
		const expand = ['data.payment.payment_intent.latest_charge'];
		const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid', expand });
		return chargeOfIntent(data[0]?.payment.payment_intent ?? null);
	}

	/** Each later payment for a subscription; free ones have none. */
	async function renewalsOf(subscription: string): Promise<Renewal[]> {
		const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
		return data
			.filter((invoice) => invoice.billing_reason === 'subscription_cycle' && invoice.amount_paid > 0)
			.map(({ id, amount_paid, status_transitions, created }) => ({
				id,
				amountCents: amount_paid,
				paid: new Date((status_transitions.paid_at ?? created) * 1000),
			}));
	}

	/** A refund counts for the latest charge alone, a dispute for each: a bank may take back an earlier one later. */
	async function moneyOf(charges: (Stripe.Charge | null)[]): Promise<Snapshot['money']> {
		if (charges[0]?.refunded) return 'returned';
		const disputed = charges.filter((charge) => charge !== null).filter((charge) => charge.disputed);
		const found = await Promise.all(disputed.map(({ id }) => moneyInDispute(id)));
		return (['returned', 'disputed'] as const).find((money) => found.includes(money)) ?? 'undisputed';
	}

	/** A dispute ends with the bank's decision; a bank that only asks (`warning_…`) has taken nothing. */
	async function moneyInDispute(charge: string): Promise<Snapshot['money']> {
		const { data } = await stripe.disputes.list({ charge });
		if (data.some(({ status }) => status === 'lost' || status === 'prevented')) return 'returned';
		const tookNothing = ({ status }: Stripe.Dispute) => status === 'won' || status.startsWith('warning_');
		return data.length > 0 && data.every(tookNothing) ? 'undisputed' : 'disputed';
	}

	async function endSubscription(id: string): Promise<void> {
		const { status } = await stripe.subscriptions.retrieve(id);
		if (!isOver(status)) await stripe.subscriptions.cancel(id);
	}

	return {
		mode: 'stripe',
		open: async (order) => {
			const idempotencyKey = `open ${order.paymentId}`;
			const session = await stripe.checkout.sessions
				.create(sessionParams(order, settings), { idempotencyKey })
				.catch((error: unknown) => {
					throw isAnswer(error) ? new OrderFailed(reasonOf(error), { cause: error }) : error;
				});
			if (!session.url) throw new Error(`Stripe gave checkout ${session.id} no address.`);
			return { id: session.id, url: session.url };
		},
		read: async (id) => {
			const session = await sessionOf(id).catch(tellUnknown);
			const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
			const subscription = expanded(session.subscription);
			const charges = isPaid ? await chargesOf(session) : [];
			return {
				state: isPaid ? 'paid' : session.status === 'expired' ? 'over' : 'open',
				amountCents: session.amount_total ?? null,
				refundedCents: charges[0]?.amount_refunded ?? 0,
				money: await moneyOf(charges),
				subscription: subscription && {
					id: subscription.id,
					state: subscriptionState(subscription.status),
					isPaused: isPausedByDispute(subscription),
					renewals: await renewalsOf(subscription.id),
				},
			};
		},
		paymentOfIntent: async (intent) => {
			const { metadata } = await stripe.paymentIntents.retrieve(intent);
			if (metadata.payment) return metadata.payment;
			const payment = { type: 'payment_intent' as const, payment_intent: intent };
			const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] });
			const invoice = data[0]?.invoice;
			if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
			return invoice.parent?.subscription_details?.metadata?.payment ?? null;
		},
		endSubscription,
		pause: (id, isPaused) => pauseByDispute(stripe, id, isPaused),
		close: async (id) => {
			const { status } = await stripe.checkout.sessions.retrieve(id).catch(tellUnknown);
			if (status === 'open') await stripe.checkout.sessions.expire(id);
		},
		giveBack: async (id) => {
			const session = await sessionOf(id);
			const subscription = idOf(session.subscription);
			if (subscription) await endSubscription(subscription);
			const [charge] = await chargesOf(session);
			if (!charge || charge.refunded) return;
			await stripe.refunds.create({ charge: charge.id }, { idempotencyKey: `give back ${charge.id}` });
		},
		forget: async (id) => {
			const asked = stripe.checkout.sessions.retrieve(id, { expand: ['customer'] });
			const { customer } = await asked.catch(tellUnknown);
			// Deleting a customer ends their subscriptions.
			if (customer && typeof customer !== 'string' && !customer.deleted)
				await stripe.customers.del(customer.id);
		},
		webhookSecret: async () => settings.webhookSecret,
	};
}

/** True when Stripe itself answered, and will repeat that for the same key; 409 is about a request still running. */
const isAnswer = (error: unknown) =>
	error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== 409;

/** @throws UnknownCheckout where that is what Stripe answered; any other error as it is. */
function tellUnknown(error: unknown): never {
	const isMissing = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
	throw isMissing ? new UnknownCheckout(reasonOf(error), { cause: error }) : error;
}

export const connectStripe = ({ secretKey, host }: StripeSettings) =>
	new Stripe(secretKey, {
		...host,
		timeout: PATIENCE_MS,
		maxNetworkRetries: 2,
		// Security: requests carry nothing about this machine.
		telemetry: false,
		appInfo: { name: 'College Tour Trails' },
	});

/** The session in Stripe's form. We decide a donation's amount; the configuration decides its product. */
function sessionParams(order: Order, settings: StripeSettings): Stripe.Checkout.SessionCreateParams {
	const { paymentId, kind, quantity, amountCents, email, successUrl, cancelUrl } = order;
	const metadata = { payment: paymentId };
	const common = {
		client_reference_id: paymentId,
		// A method that pays days later, if the Dashboard has one switched on, would return as a checkout that nobody paid.
		allowed_payment_method_types: ['card' as const],
		metadata,
		success_url: successUrl,
		cancel_url: cancelUrl,
		...(email !== null && { customer_email: email }),
	};
	if (kind === 'plan') {
		const line_items = [{ price: settings.priceFull, quantity: 1 }];
		return { ...common, mode: 'subscription', line_items, subscription_data: { metadata } };
	}
	const payment = { ...common, mode: 'payment' as const, payment_intent_data: { metadata } };
	if (kind === 'licences') return { ...payment, line_items: [{ price: settings.priceLicence, quantity }] };
	const price_data = { currency: 'usd', product: settings.productDonation, unit_amount: amountCents };
	return { ...payment, submit_type: 'donate', line_items: [{ price_data, quantity: 1 }] };
}

function subscriptionState(
	status: Stripe.Subscription.Status,
): NonNullable<Snapshot['subscription']>['state'] {
	if (isOver(status)) return 'over';
	return status === 'active' || status === 'trialing' ? 'active' : 'past_due';
}

const isOver = (status: string) => status === 'canceled' || status === 'incomplete_expired';

const expanded = <Thing extends { id: string }>(thing: Thing | string | null): Thing | null =>
	typeof thing === 'object' ? thing : null;

const idOf = (thing: { id: string } | string | null) =>
	(typeof thing === 'object' ? thing?.id : thing) ?? null;

function chargeOfIntent(intent: Stripe.PaymentIntent | string | null): Stripe.Charge | null {
	return expanded(expanded(intent)?.latest_charge ?? null);
}
