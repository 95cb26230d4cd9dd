import type { PurchaseKind } from '#domain/billing/checkout.ts';

/** What somebody is to pay for. */
export interface Order {
	/** Our own id of it: the service gives it back with everything about it, and one sent twice is one. */
	paymentId: string;
	kind: PurchaseKind;
	quantity: number;
	/** All of it together. A plan and a licence cost what the service's own price says. */
	amountCents: number;
	/** For the receipt; null lets the service ask for it. */
	email: string | null;
	successUrl: string;
	cancelUrl: string;
}

/** How a payment stands at the card service now. */
export interface Snapshot {
	state: 'open' | 'paid' | 'over';
	/** All of it together, as the service charged it; null when it does not say. */
	amountCents: number | null;
	/** `disputed`: the card's owner has called it back, and a bank decides; `returned`: it is given back, all of it, for good. */
	money: 'kept' | 'disputed' | 'returned';
	subscription: { id: string; state: 'active' | 'past_due' | 'over'; renewals: Renewal[] } | null;
}

/** One more time that a subscription was paid for, after its checkout. */
export interface Renewal {
	/** What the service calls it. */
	id: string;
	amountCents: number;
	paid: Date;
}

export const services = ['stripe', 'test'] as const;

/** The card service: Stripe, or TEST MODE inside this server. Each call may fail, and may be made again without harm. */
export interface Payments {
	mode: (typeof services)[number];
	/** Opens a checkout. */
	open(order: Order): Promise<{ id: string; url: string }>;
	/** How the checkout of this id stands. */
	read(providerId: string): Promise<Snapshot>;
	/** Our id of the payment that this payment intent belongs to; null when it is not one of ours. */
	paymentOfIntent(intent: string): Promise<string | null>;
	/** Ends a subscription at once; one that has ended is fine. */
	endSubscription(subscriptionId: string): Promise<void>;
	/** Charges nothing more for a subscription while it is paused. */
	pause(subscriptionId: string, isPaused: boolean): Promise<void>;
	/** Closes a checkout that nobody is to pay any more; one that is paid or closed is fine. */
	close(providerId: string): Promise<void>;
	/** Gives back all that a checkout has brought, and ends its subscription. */
	giveBack(providerId: string): Promise<void>;
	/** Deletes whom the service knows by this checkout: their account here is gone. */
	forget(providerId: string): Promise<void>;
	/** What the service's messages are signed with. */
	webhookSecret(): Promise<string>;
}
