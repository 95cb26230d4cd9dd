import { createQueues } from '#domain/in-turn.ts';
import type { Stores } from '#server/stores.ts';
import type { CardService } from './card-service.ts';
import type { Notices } from './notices.ts';
import type { Payment } from './table.ts';

export interface SettleDeps {
	stores: Pick<Stores, 'payments'>;
	/** The card service; null where nothing is sold. */
	cards: CardService | null;
	/** The same, or a Problem where nothing is sold. */
	service: () => CardService;
	notices: Notices;
	now: () => Date;
}

/** Fetches a payment's current state from the card service, with all that follows. */
export type Settle = ReturnType<typeof createSettle>;

/** Makes `Settle`; it looks at one payment at a time, once for all who wait for the next look. */
export function createSettle({ stores, cards, service, notices, now }: SettleDeps) {
	async function settle(id: string): Promise<Payment | undefined> {
		const payment = await stores.payments.withId(id);
		if (!payment?.provider_id || payment.service !== cards?.mode) return payment;
		const { provider_id, checked: since } = payment;
		const snapshot = await service().read(provider_id);
		const { subscription, money } = snapshot;
		if (subscription && subscription.state !== 'over') {
			// A refunded payment must not be charged again at the next renewal, nor one while a bank decides on it. Only the card
			// service knows if it is paused: a process that paused it may have ended before it wrote anything down.
			const isDisputed = money === 'disputed';
			// What is known to be in dispute has been paused, also by a release that did not note it there.
			const isPaused = subscription.isPaused || payment.state === 'disputed';
			if (money === 'returned') await service().endSubscription(subscription.id);
			else if (isDisputed !== isPaused) await service().pause(subscription.id, isDisputed);
		}
		const applied = await stores.payments.apply(id, { snapshot, notices, now: now(), since });
		if (applied === 'stale') return settle(id);
		if (applied === 'surplus') {
			await service().giveBack(provider_id);
			await stores.payments.givenBack(id, notices, now());
		}
		return stores.payments.withId(id);
	}

	/** The next look at each payment, until it begins: one under way may have missed what a caller knows. */
	const nextById = new Map<string, Promise<Payment | undefined>>();
	return (id: string) => {
		const begin = () => {
			nextById.delete(id);
			return settle(id);
		};
		const next = nextById.get(id) ?? inTurn(id, begin);
		nextById.set(id, next);
		return next;
	};
}

/** One look at a payment at a time within this process, so that an older one never overwrites a newer one. */
const inTurn = createQueues<string>();
