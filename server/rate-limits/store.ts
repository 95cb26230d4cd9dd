import { createHmac } from 'node:crypto';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open.ts';
import { writtenRow } from '#server/db/written-row.ts';
import { randomToken } from '#server/secrets/random.ts';
import { createSecretStore } from '#server/secrets/store.ts';
import { rateLimits } from './table.ts';

/** How often a thing may be done within a time. */
export interface RateLimit {
	/** What is limited and whose it is: `password a@b.example`. */
	key: string;
	most: number;
	windowMs: number;
}

const LONGEST_WINDOW_MS = 86_400_000;

/** Counts what must not be done too often. */
export function createRateLimitStore(db: Db) {
	const secrets = createSecretStore(db);
	/** Security: there are so few internet addresses that a plain hash of one is turned back by trying them all. */
	const hashOf = async (key: string) =>
		createHmac('sha256', await secrets.getOrMake('rate_limit_key', randomToken))
			.update(key)
			.digest('base64url');
	return {
		/** Counts one more; 0 when that is allowed, else the seconds until it is again. */
		take: async ({ key, most, windowMs }: RateLimit, now: Date): Promise<number> => {
			const at = now.getTime();
			// What begins in the future was begun by a clock that was ahead, and would refuse until then.
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
		/** Counts one fewer: what was counted turned out not to be of the kind that is limited. */
		giveBack: async ({ key }: Pick<RateLimit, 'key'>): Promise<void> => {
			const isIt = and(eq(rateLimits.key_hash, await hashOf(key)), gt(rateLimits.count, 0));
			db.update(rateLimits)
				.set({ count: sql`${rateLimits.count} - 1` })
				.where(isIt)
				.run();
		},
		/** Forgets what is a day old, and what a clock that was ahead has left: no such window is still open. */
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
