import Stripe from 'stripe';
import { PAYMENT_ID } from '#domain/billing/checkout.ts';
import { shareRuns } from '#domain/in-turn.ts';
import { reasonOf } from '#domain/reason-of.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import { backOffMs } from '#server/timing/back-off.ts';
import type { Moved } from '#server/timing/repeat.ts';
import type { CardService } from './card-service.ts';
import type { Cashier } from './cashier.ts';
import type { BillingEvent } from './event-store.ts';

/** How long a message counts, in seconds; an older one may be a replay. */
const TOLERANCE_S = 300;
const LONGEST_WAIT_MS = 60 * 60_000;

export interface WebhookDeps {
	stores: Pick<Stores, 'billingEvents'>;
	cashier: Pick<Cashier, 'settle' | 'paymentOf'>;
	cards: Pick<CardService, 'webhookSecret'> | null;
	now: () => Date;
	log: Log;
}

/**
 * Listens to the card service: `receive` stores an event, so that we can answer at once; then `work` looks up its
 * payment and writes the result. An event's own contents are never written: events repeat, and arrive in any order.
 */
export function createWebhook({ stores, cashier, cards, now, log }: WebhookDeps) {
	const { billingEvents } = stores;
	/** Callbacks for each handled event, no matter which caller started the run. */
	const listening = new Set<Moved>();

	async function handleNext(): Promise<boolean> {
		const event = await billingEvents.next(now());
		if (!event) return false;
		try {
			const payment = event.about === null ? null : await cashier.paymentOf(event.about);
			if (payment !== null) await cashier.settle(payment);
			await billingEvents.handled(event.id, now());
		} catch (error) {
			log(`payments: event ${event.id} waits: ${reasonOf(error)}`);
			const wait = backOffMs(event.attempts + 1, LONGEST_WAIT_MS);
			await billingEvents.later(event.id, new Date(now().getTime() + wait));
		}
		return true;
	}

	async function workOff(): Promise<void> {
		while (await handleNext()) for (const moved of listening) moved();
	}
	const runs = shareRuns(workOff);

	return {
		/**
		 * Stores a signed message's event.
		 * @throws Problem `bad_signature` for one that is old, or not the card service's.
		 */
		receive: async (body: string, signature: string): Promise<void> => {
			if (!cards) throw new Problem('payments_off', 'Nothing is sold here.');
			const secret = await cards.webhookSecret();
			await billingEvents.save(eventOf(body, { signature, secret, now: now() }), now());
		},
		/** Handles everything that waits; a call in the meantime makes it continue until nothing is left. */
		work: async (moved: Moved = () => undefined): Promise<void> => {
			listening.add(moved);
			await runs.fresh().finally(() => listening.delete(moved));
		},
	};
}
export type Webhook = ReturnType<typeof createWebhook>;

/** Security: check the signature and age against the exact bytes received, before trusting anything in them. */
function eventOf(
	body: string,
	{ signature, secret, now }: { signature: string; secret: string; now: Date },
): BillingEvent {
	try {
		const event = Stripe.webhooks.constructEvent(
			body,
			signature,
			secret,
			TOLERANCE_S,
			undefined,
			now.getTime(),
		);
		return { id: event.id, type: event.type, about: aboutOf(event.data.object) };
	} catch (error) {
		const words =
			error instanceof Stripe.errors.StripeSignatureVerificationError ? 'not signed by' : 'not one of';
		throw new Problem('bad_signature', `This message is ${words} the card service.`);
	}
}

/** What was passed along to the card service; its values are not checked. */
type Metadata = { payment?: unknown } | null;

/** How to find our payment: the id we passed along, on an invoice with its subscription, or else the payment intent. */
function aboutOf(object: object): string | null {
	const { metadata, parent, payment_intent } = object as {
		metadata?: Metadata;
		parent?: { subscription_details?: { metadata?: Metadata } | null } | null;
		payment_intent?: unknown;
	};
	const given = metadata?.payment ?? parent?.subscription_details?.metadata?.payment;
	if (typeof given === 'string' && PAYMENT_ID.test(given)) return given;
	return typeof payment_intent === 'string' && /^pi_\w+$/.test(payment_intent) ? payment_intent : null;
}
