import type { Log } from '#server/http/log.ts';
import type { Stores } from '#server/stores.ts';
import { type Jobs, type Moved, repeat, type StopWork } from '#server/timing/repeat.ts';
import type { Till } from './till.ts';

const HANDLED_EVERY_MS = 5000;
const RECONCILED_EVERY_MS = 5 * 60_000;

interface SettlingDeps {
	stores: Pick<Stores, 'plans' | 'billingEvents' | 'payments'>;
	till: Pick<Till, 'cashier' | 'webhook'>;
	now: () => Date;
	log: Log;
	jobs: Jobs;
}

/** Keeps payments up to date: waiting events, checkouts no event has reported on, ended grace periods, trials. */
export function keepSettling(deps: SettlingDeps): StopWork {
	const { till, log, jobs } = deps;
	const stops = [
		repeat(till.webhook.work, { everyMs: HANDLED_EVERY_MS, log, noted: { jobs, as: 'payment events' } }),
		repeat((moved) => reconcileAll(deps, moved), {
			everyMs: RECONCILED_EVERY_MS,
			log,
			noted: { jobs, as: 'payments' },
		}),
	];
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
	};
}

/** Checks every payment the card service should have told us about by now, and notifies people whose time is up. */
export async function reconcileAll(
	{ stores, till: { cashier }, now }: Omit<SettlingDeps, 'log' | 'jobs'>,
	moved?: Moved,
): Promise<void> {
	await stores.plans.tellTrials(cashier.notices, now());
	await stores.billingEvents.forgetOver(now());
	await stores.payments.giveUpUnopened(now());
	await cashier.reconcile(moved);
}
