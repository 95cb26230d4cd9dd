import type { Log } from '#server/http/handle-error.ts';
import { type Jobs, repeat, type Stop } from '#server/repeat.ts';
import type { Stores } from '#server/stores.ts';
import type { Till } from './till.ts';

const HANDLED_EVERY_MS = 5000;
const RECONCILED_EVERY_MS = 5 * 60_000;

interface SettlingDeps {
	stores: Pick<Stores, 'plans' | 'billingEvents'>;
	till: Pick<Till, 'cashier' | 'webhook'>;
	now: () => Date;
	log: Log;
	jobs: Jobs;
}

/** Looks after payments beside the server: events that wait, checkouts that no event has told of, grace that is over, trials. */
export function keepSettling(deps: SettlingDeps): Stop {
	const { till, log, jobs } = deps;
	const stops = [
		repeat(till.webhook.work, {
			...{ everyMs: HANDLED_EVERY_MS, log },
			noted: { jobs, as: 'payment events' },
		}),
		repeat(() => reconcile(deps), {
			...{ everyMs: RECONCILED_EVERY_MS, log },
			noted: { jobs, as: 'payments' },
		}),
	];
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
	};
}

/** Asks the card service about all that it should have told of by now, and tells people what time has brought. */
export async function reconcile({
	stores,
	till: { cashier },
	now,
}: Omit<SettlingDeps, 'log' | 'jobs'>): Promise<void> {
	await stores.plans.tellTrials(cashier.notices, now());
	await stores.billingEvents.forgetOver(now());
	await cashier.reconcile();
}
