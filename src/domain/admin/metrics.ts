import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** What the site has, as `GET /admin/metrics` answers it. */
export const metricsSchema = z.object({
	/** Accounts. */
	userCount: count,
	/** Accounts whose full plan came by a promo or license code. */
	promoCount: count,
	/** Colleges whose guide is live. */
	collegeCount: count,
	/** States and territories whose page is live. */
	statesCount: count,
});
export type Metrics = z.infer<typeof metricsSchema>;
