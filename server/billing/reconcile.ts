import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { reasonOf } from '#domain/reason-of.ts';
import type { Log } from '#server/http/log.ts';
import { backOffMs } from '#server/timing/back-off.ts';
import type { Moved } from '#server/timing/repeat.ts';
import type { Snapshot } from './card-service.ts';
import type { Settle, SettleDeps } from './settle.ts';
import type { Payment } from './table.ts';

const NEVER_CHARGED: Snapshot = {
	state: 'over',
	amountCents: null,
	refundedCents: 0,
	money: 'undisputed',
	subscription: null,
};

/**
 * Makes the job that checks payments which the card service should have reported by now, and ends subscriptions past
 * grace, and TEST MODE plans; `moved` is called for each.
 */
export function createReconcile(
	{ stores, cards, service, notices, now }: SettleDeps,
	settle: Settle,
	log: Log,
) {
	const later = createLater(now);
	const each = async (found: Payment[], moved: Moved, work: (payment: Payment) => Promise<unknown>) => {
		for (const payment of found) {
			try {
				await work(payment);
				later.forget(payment.id);
			} catch (error) {
				// A payment unknown to the card service must not hold up the others.
				later.failed(payment.id);
				log(`payments: ${payment.id} is asked about later: ${reasonOf(error)}`);
			}
			moved();
		}
	};

	return async (moved: Moved = () => undefined): Promise<void> => {
		if (!cards) return;
		// TEST MODE plans were never paid for, so they end where cards are charged.
		const tried = cards.mode === 'stripe' ? await stores.payments.tried() : [];
		await each(tried, moved, ({ id }) => {
			const { planTried, licencesTried } = notices;
			const over = { ...notices, planEnded: planTried, licencesEnded: licencesTried };
			return stores.payments.apply(id, { snapshot: NEVER_CHARGED, notices: over, now: now() });
		});
		const unsettled = await stores.payments.unsettled(cards.mode, now(), later.waiting());
		await each(unsettled, moved, ({ id }) => settle(id));
		await each(await stores.payments.pastGrace(cards.mode, now()), moved, async ({ id }) => {
			// The card service may have charged the card since, and its event be on the way: who has paid keeps the plan.
			const seen = await settle(id);
			if (seen?.state !== 'paid' || seen.past_due_since === null || seen.subscription_id === null) return;
			await service().endSubscription(seen.subscription_id);
			await settle(id);
		});
	};
}

/**
 * When payments whose look failed are tried again: after an hour, then ever later, up to a day. Not stored: `checked`
 * tells of answers alone, or an outage of three days would make a failed look the last one at a checkout that was paid.
 */
function createLater(now: () => Date) {
	const looks = new Map<string, { at: number; failures: number }>();
	const age = (at: number) => Math.abs(now().getTime() - at);
	return {
		/** The payments that wait for their next try, so that they keep no other from its turn. */
		waiting: () => {
			// What an event has settled meanwhile is not tried again.
			for (const [id, { at }] of looks) if (age(at) > 2 * DAY_MS) looks.delete(id);
			const isEarly = (at: number, failures: number) => age(at) < backOffMs(failures, DAY_MS, HOUR_MS);
			return [...looks].filter(([, { at, failures }]) => isEarly(at, failures)).map(([id]) => id);
		},
		failed: (id: string) =>
			void looks.set(id, { at: now().getTime(), failures: (looks.get(id)?.failures ?? 0) + 1 }),
		forget: (id: string) => void looks.delete(id),
	};
}
