import type { PaymentSettings } from '#server/billing/payment-settings.ts';
import { aServer } from '../a-server.ts';
import { aTill } from '../a-till.ts';

/** A site with people's dealings with money, in TEST MODE if nothing else is said; `later` moves its clock. */
export function aSite(payments: PaymentSettings = 'test') {
	let clock = Date.parse('2026-11-21T23:30:00Z');
	const now = () => new Date(clock);
	const server = aServer({ now, payments });
	return {
		server,
		now,
		till: aTill(server),
		/** Dealings at the same site once it has Stripe. */
		onStripe: (settings: PaymentSettings) => aTill(aServer({ db: server.db, now, payments: settings })),
		later: (ms: number) => {
			clock += ms;
		},
	};
}
