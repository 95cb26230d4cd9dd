import type { CardServiceName, PurchaseKind } from '#domain/billing/checkout.ts';
import { Problem } from '#server/http/problems.ts';

/** A purchase to open a checkout for. */
export interface Order {
	/** Our own id for it. The service returns it with every message, and treats the same id as the same order. */
	paymentId: string;
	kind: PurchaseKind;
	quantity: number;
	/** The total. Plans and licences cost the service's own price. */
	amountCents: number;
	/** For the receipt; null lets the service ask for it. */
	email: string | null;
	successUrl: string;
	cancelUrl: string;
}

/** A payment's current state at the card service. */
export interface Snapshot {
	state: 'open' | 'paid' | 'over';
	/** The total charged by the service; null when it does not say. */
	amountCents: number | null;
	/** What was refunded of the latest charge; all of it when its money is `returned` by a refund. */
	refundedCents: number;
	/**
	 * `disputed`: the card's owner charged it back, and a bank decides; if for us, it is `undisputed` again. `returned`:
	 * refunded in full, or lost to the card's owner, for good.
	 */
	money: 'undisputed' | 'disputed' | 'returned';
	subscription: SubscriptionSnapshot | null;
}

interface SubscriptionSnapshot {
	id: string;
	state: 'active' | 'past_due' | 'over';
	/** True from `pause` until that is taken back; a pause made on the service's own pages does not count. */
	isPaused: boolean;
	renewals: Renewal[];
}

/** One more payment for a subscription, after its checkout. */
export interface Renewal {
	/** Given by the service. */
	id: string;
	amountCents: number;
	paid: Date;
}

/** The service answered an order with an error, and may repeat it for that order's id for a day. */
export class OrderFailed extends Error {}

/** The service answered that it has no such checkout; it says the same of all of them to the key of another account. */
export class UnknownCheckout extends Error {}

/** True for a failed call, as `reachable` reports it, that had this answer. */
export const isUnknownCheckout = (error: unknown): boolean =>
	error instanceof Problem && error.cause instanceof UnknownCheckout;

/** The card service: Stripe, or TEST MODE inside this server. Each call may fail, and is safe to repeat. */
export interface CardService {
	mode: CardServiceName;
	/** @throws OrderFailed when there was an answer; with any other error the order may have arrived. */
	open(order: Order): Promise<{ id: string; url: string }>;
	/** @throws UnknownCheckout */
	read(providerId: string): Promise<Snapshot>;
	/** Our payment id for a payment intent; null when it is not ours. */
	paymentOfIntent(intent: string): Promise<string | null>;
	/** Ends a subscription at once; no error when it has ended already. */
	endSubscription(subscriptionId: string): Promise<void>;
	/** Stops charging for a subscription while a bank decides; a pause made on the service's own pages stays as it is. */
	pause(subscriptionId: string, isPaused: boolean): Promise<void>;
	/**
	 * Closes a checkout that nobody should pay anymore; no error when it is paid or closed.
	 * @throws UnknownCheckout
	 */
	close(providerId: string): Promise<void>;
	/** Refunds everything from a checkout, and ends its subscription. */
	giveBack(providerId: string): Promise<void>;
	/**
	 * Deletes the service's customer behind this checkout: their account here is gone.
	 * @throws UnknownCheckout
	 */
	forget(providerId: string): Promise<void>;
	/** The key that signs the service's messages. */
	webhookSecret(): Promise<string>;
}
