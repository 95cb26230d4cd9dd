import { keepSettling } from './billing/keep-settling.ts';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Log } from './http/log.ts';
import { keepSending, keepTidying } from './mail/keep-sending.ts';
import { createForwarder } from './newsletter/forwarder.ts';
import type { AskOutside } from './outside/ask.ts';
import type { SharedParts } from './shared-parts.ts';
import type { Stores } from './stores.ts';
import { keepPruning } from './sync/keep-pruning.ts';
import { type Jobs, repeat, type StopWork } from './timing/repeat.ts';
import type { StuckJobs } from './watch/stuck-jobs.ts';
import { keepReading } from './wordpress/keep-reading.ts';

const FORWARDED_EVERY_MS = 15_000;
const FORGOTTEN_EVERY_MS = 60 * 60_000;
const LOOKED_FOR_STUCK_EVERY_MS = 60_000;
const COUNTED_EVERY_MS = 60 * 60_000;

export interface BackgroundDeps extends SharedParts {
	db: Db;
	config: Config;
	ask: AskOutside;
	now: () => Date;
	log: Log;
	jobs: Jobs;
	findStuck: StuckJobs;
}

/** Starts all the server's own jobs; returns the function that stops them, which resolves when all have ended. */
export function startBackground(deps: BackgroundDeps): StopWork {
	const { db, stores, till, config, ask, now, log, jobs, findStuck } = deps;
	const { smtp, contactTo, wordpressUrl, forwarder } = config;
	const stops = [
		keepSettling({ stores, till, now, log, jobs }),
		keepPruning(db, { now, log, jobs }),
		smtp ? keepSending(db, { smtp, contactTo, now, log, jobs }) : keepTidying(db, { now, log, jobs }),
		...forgettersOf(stores, now).map(([table, forget]) =>
			repeat(forget, { everyMs: FORGOTTEN_EVERY_MS, log, noted: { jobs, as: `forgetting ${table}` } }),
		),
		// Logs stuck work: perhaps nobody asks for readiness or metrics.
		repeat(async () => findStuck(), { everyMs: LOOKED_FOR_STUCK_EVERY_MS, log }),
		repeat(() => stores.metrics.notePlans(now()), {
			everyMs: COUNTED_EVERY_MS,
			log,
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

/**
 * Deletes expired records on a schedule: on a quiet site no request would do it. Each kind has its own job, so that one
 * failure holds up no other.
 */
const forgettersOf = (
	{ subscribers, loginCodes, rateLimits, roadDrives }: Stores,
	now: () => Date,
): [string, () => Promise<unknown>][] => [
	['subscribers', () => subscribers.forgetUnconfirmed(now())],
	['sign-in codes', () => loginCodes.forgetOver(now())],
	['limits', () => rateLimits.forgetOver(now())],
	['drives', () => roadDrives.forgetOver(now())],
];
