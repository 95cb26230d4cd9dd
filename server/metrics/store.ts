import { and, eq } from 'drizzle-orm';
import type { Metrics } from '#domain/admin/metrics.ts';
import { accounts } from '#server/accounts/table.ts';
import { colleges } from '#server/colleges/table.ts';
import type { Db } from '#server/db/open.ts';
import { states } from '#server/states/table.ts';

/** The subscription type of whoever has redeemed a code (§4). */
const BY_CODE = 4;

/** Counts what the site has. */
export function createMetricsStore(db: Db) {
	return {
		counts: async (): Promise<Metrics> => ({
			userCount: await db.$count(accounts),
			promoCount: await db.$count(accounts, eq(accounts.subscription_type, BY_CODE)),
			collegeCount: await db.$count(colleges, and(eq(colleges.visible, true), eq(colleges.enabled, true))),
			statesCount: await db.$count(states, eq(states.enabled, true)),
		}),
	};
}
