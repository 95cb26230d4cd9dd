import Stripe from 'stripe';
import { backOffMs } from '#server/back-off.ts';
import type { Log } from '#server/http/handle-error.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';
import type { Cashier } from './cashier.ts';
import type { BillingEvent } from './event-store.ts';
import type { Payments } from './payments.ts';

/** What is told is good for so long, seconds; what is older is somebody's copy. */
const TOLERANCE_S = 300;
const LONGEST_WAIT_MS = 60 * 60_000;

/** What listening to the card service needs. */
export interface WebhookDeps {
	stores: Pick<Stores, 'billingEvents'>;
	cashier: Pick<Cashier, 'settle' | 'paymentOf'>;
	payments: Pick<Payments, 'webhookSecret'> | null;
	now: () => Date;
	log: Log;
}

/**
 * Listens to the card service: `receive` keeps an event, so that it can be answered at once, and `work` then looks up what it is
 * about and writes that. What an event itself says is never written: events are repeated, and come in any order.
 */
export function createWebhook({ stores, cashier, payments, now, log }: WebhookDeps) {
	const { billingEvents } = stores;
	let working: Promise<void> | undefined;

	async function handleNext(): Promise<boolean> {
		const event = await billingEvents.next(now());
		if (!event) return false;
		try {
			const payment = event.about === null ? null : await cashier.paymentOf(event.about);
			if (payment !== null) await cashier.settle(payment);
			await billingEvents.handled(event.id, now());
		} catch (error) {
			log(`payments: event ${event.id} waits: ${error instanceof Error ? error.message : error}`);
			const wait = backOffMs(event.attempts + 1, LONGEST_WAIT_MS);
			await billingEvents.later(event.id, new Date(now().getTime() + wait));
		}
		return true;
	}

	async function workOff(): Promise<void> {
		while (await handleNext());
	}

	return {
		/** Keeps the event of a signed message. @throws Problem `bad_signature` for one that is not the card service's, or old. */
		receive: async (body: string, signature: string): Promise<void> => {
			if (!payments) throw new Problem('payments_off', 'Nothing is sold here.');
			const secret = await payments.webhookSecret();
			await billingEvents.keep(eventOf(body, { signature, secret, now: now() }), now());
		},
		/** Handles all that waits; called while it works, it works on until nothing is left. */
		work: async (): Promise<void> => {
			await working;
			working ??= workOff().finally(() => {
				working = undefined;
			});
			await working;
		},
	};
}
export type Webhook = ReturnType<typeof createWebhook>;

/** Security: the signature is checked over the very bytes that came, with its age, before anything in them is believed. */
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

/** What leads to our payment: its id, which we gave along, or else the payment intent. */
function aboutOf(object: object): string | null {
	const { metadata, payment_intent } = object as {
		metadata?: { payment?: unknown } | null;
		payment_intent?: unknown;
	};
	const [given, intent] = [metadata?.payment, payment_intent];
	if (typeof given === 'string' && /^b_[\w-]{22}$/.test(given)) return given;
	return typeof intent === 'string' && /^pi_\w+$/.test(intent) ? intent : null;
}
