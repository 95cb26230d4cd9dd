import { keepSettling } from './billing/keep-settling.ts';
import { createTill } from './billing/till.ts';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import { createRoadDriveStore } from './directions/store.ts';
import type { Log } from './http/log.ts';
import { keepSending, keepTidying } from './mail/keep-sending.ts';
import { createForwarder } from './newsletter/forwarder.ts';
import { createSubscriberStore } from './newsletter/store.ts';
import { createLoginCodeStore } from './oidc/login-code-store.ts';
import type { AskOutside } from './outside/ask.ts';
import { createRateLimitStore } from './rate-limits/store.ts';
import { createStores } from './stores.ts';
import { keepPruning } from './sync/keep-pruning.ts';
import { type Jobs, repeat, type StopWork } from './timing/repeat.ts';
import { keepReading } from './wordpress/keep-reading.ts';

const FORWARDED_EVERY_MS = 15_000;
const FORGOTTEN_EVERY_MS = 60 * 60_000;
const COUNTED_EVERY_MS = 60 * 60_000;

export interface BackgroundDeps {
	db: Db;
	config: Config;
	ask: AskOutside;
	now: () => Date;
	log: Log;
	jobs: Jobs;
}

/** Starts all the server's own jobs; returns the function that stops them, which resolves when all have ended. */
export function startBackground({ db, config, ask, now, log, jobs }: BackgroundDeps): StopWork {
	const { smtp, contactTo, wordpressUrl, forwarder } = config;
	const stores = createStores(db, now);
	const till = createTill({ db, stores, settings: config.payments, publicUrl: config.publicUrl, now, log });
	const stops = [
		keepSettling({ stores, till, now, log, jobs }),
		keepPruning(db, { now, log, jobs }),
		smtp ? keepSending(db, { smtp, contactTo, now, log, jobs }) : keepTidying(db, { now, log, jobs }),
		repeat(forgetterOf(db, now), {
			...{ everyMs: FORGOTTEN_EVERY_MS, log },
			noted: { jobs, as: 'forgetting' },
		}),
		repeat(() => stores.metrics.notePlans(now()), {
			...{ everyMs: COUNTED_EVERY_MS, log },
			noted: { jobs, as: 'plan mix' },
		}),
	];
	if (wordpressUrl !== null) stops.push(keepReading(db, { blogUrl: wordpressUrl, ask, now, log, jobs }));
	if (forwarder) {
		const forward = createForwarder({ db, forwarder, ask, now, log });
		stops.push(repeat(forward, { everyMs: FORWARDED_EVERY_MS, log, noted: { jobs, as: 'newsletter' } }));
	}
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
	};
}

/** Deletes expired records by the clock: on a quiet site no request would do it. */
function forgetterOf(db: Db, now: () => Date) {
	const [subscribers, loginCodes] = [createSubscriberStore(db), createLoginCodeStore(db)];
	const [rateLimits, roadDrives] = [createRateLimitStore(db), createRoadDriveStore(db)];
	return async () => {
		await subscribers.forgetUnconfirmed(now());
		await loginCodes.forgetOver(now());
		await rateLimits.forgetOver(now());
		await roadDrives.forgetOver(now());
	};
}
