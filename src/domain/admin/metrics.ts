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

/** How many days the Dashboard looks back. */
export const ACTIVITY_DAYS = 90;

const series = z.array(count);

/** What happened day by day (UTC), the oldest first, as `GET /admin/activity` answers it; each list is as long as `days`. */
export const activitySchema = z.object({
	/** `2026-11-21` */
	days: z.array(z.string()),
	/** Page views. */
	views: series,
	/** Accounts made. */
	signUps: series,
	/** Trips that were saved on that day and are not in the trash. */
	trips: series,
	/** How many accounts had each subscription type (§4) at the end of that day; null where nobody has counted. */
	plans: z.array(z.object({ subscription_type: z.int(), accounts: z.array(z.nullable(count)) })),
});
export type Activity = z.infer<typeof activitySchema>;

/** A service of this installation, and who does it here. */
export const serviceSchema = z.object({
	name: z.string(),
	runs: z.string(),
	/** Whether it is the embedded one, which needs nobody else. */
	isEmbedded: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;

/** How this installation is doing, as `GET /admin/health` answers it. Times are ISO 8601. */
export const officeHealthSchema = z.object({
	version: z.string(),
	services: z.array(serviceSchema),
	outbox: z.object({ waiting: count, dead: count, oldest_waiting: z.nullable(z.string()) }),
	/** Trips kept, phones that sync, and what they sent in the last day: how many edits, and how many were not accepted. */
	sync: z.object({ trips: count, devices: count, edits_today: count, refused_today: count }),
});
export type OfficeHealth = z.infer<typeof officeHealthSchema>;
