import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** The site's totals, as `GET /admin/metrics` answers them. */
export const metricsSchema = z.object({
	/** Accounts. */
	userCount: count,
	/** Accounts that got the full plan with a promo or licence code. */
	promoCount: count,
	/** Colleges whose guide is live. */
	collegeCount: count,
	/** States and territories whose page is live. */
	statesCount: count,
});
export type Metrics = z.infer<typeof metricsSchema>;

/** Days the Dashboard looks back. */
export const ACTIVITY_DAYS = 90;

const series = z.array(count);

/** Activity per day (UTC), oldest first, as `GET /admin/activity` answers it; each list is as long as `days`. */
export const activitySchema = z.object({
	/** `2026-11-21` */
	days: z.array(z.string()),
	views: series,
	/** Accounts created. */
	signUps: series,
	/** Trips saved on that day that are not in the trash. */
	trips: series,
	/** Accounts per subscription type (§4) at the end of each day; null for a day nobody counted. */
	plans: z.array(z.object({ subscription_type: z.int(), accounts: z.array(z.nullable(count)) })),
});
export type Activity = z.infer<typeof activitySchema>;

export const serviceSchema = z.object({
	name: z.string(),
	runs: z.string(),
	/** True for the built-in one, which needs no outside provider. */
	isEmbedded: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;

/** The installation's health, as `GET /admin/health` answers it. Times are ISO 8601. */
export const officeHealthSchema = z.object({
	version: z.string(),
	services: z.array(serviceSchema),
	outbox: z.object({ waiting: count, dead: count, oldest_waiting: z.nullable(z.string()) }),
	/** Trips stored, phones that sync, and their edits in the last day: all of them, and those refused. */
	sync: z.object({ trips: count, devices: count, edits_today: count, refused_today: count }),
});
export type OfficeHealth = z.infer<typeof officeHealthSchema>;
