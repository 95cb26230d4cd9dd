import { createHmac } from 'node:crypto';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import type { Db } from '#server/db/open.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { randomToken } from '#server/secrets/random.ts';
import { createSecretStore } from '#server/secrets/store.ts';
import { rateLimits } from './table.ts';

/** How often something is allowed within a time window. */
export interface RateLimit {
	/** The action and its subject: `password a@b.example`. */
	key: string;
	most: number;
	windowMs: number;
}

const LONGEST_WINDOW_MS = DAY_MS;

/** Counts actions with a limit. */
export function createRateLimitStore(db: Db) {
	const secrets = createSecretStore(db);
	/** Security: there are so few internet addresses that a plain hash of one could be reversed by trying them all. */
	const hashOf = async (key: string) =>
		createHmac('sha256', await secrets.getOrMake('rate_limit_key', randomToken))
			.update(key)
			.digest('base64url');
	return {
		/** Counts one use; returns 0 when it is allowed, else the seconds until it is. */
		take: async ({ key, most, windowMs }: RateLimit, now: Date): Promise<number> => {
			const at = now.getTime();
			// A window in the future comes from a clock that was ahead, and would refuse until then.
			const isOver = sql`(${rateLimits.window_start} <= ${at - windowMs} or ${rateLimits.window_start} > ${at + windowMs})`;
			const key_hash = await hashOf(key);
			const taken = db
				.insert(rateLimits)
				.values({ key_hash, window_start: now, count: 1 })
				.onConflictDoUpdate({
					target: rateLimits.key_hash,
					set: {
						count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
						window_start: sql`case when ${isOver} then ${at} else ${rateLimits.window_start} end`,
					},
				});
			const row = writtenRow(taken.returning());
			if (!row || row.count <= most) return 0;
			return Math.max(1, Math.ceil((row.window_start.getTime() + windowMs - at) / 1000));
		},
		/** Takes back one use that turned out not to be of the limited kind. */
		giveBack: async ({ key }: Pick<RateLimit, 'key'>): Promise<void> => {
			const isIt = and(eq(rateLimits.key_hash, await hashOf(key)), gt(rateLimits.count, 0));
			db.update(rateLimits)
				.set({ count: sql`${rateLimits.count} - 1` })
				.where(isIt)
				.run();
		},
		/** Deletes windows that are a day old, and those from a clock that was ahead: none of them is still open. */
		forgetOver: async (now: Date): Promise<void> => {
			const from = (ms: number) => new Date(now.getTime() + ms);
			const { window_start } = rateLimits;
			const isOver = or(
				lt(window_start, from(-LONGEST_WINDOW_MS)),
				gt(window_start, from(LONGEST_WINDOW_MS)),
			);
			db.delete(rateLimits).where(isOver).run();
		},
	};
}
export type RateLimitStore = ReturnType<typeof createRateLimitStore>;
