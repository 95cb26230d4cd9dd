import { and, asc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { ACTIVITY_DAYS, type Activity, type Metrics, type OfficeHealth } from '#domain/admin/metrics.ts';
import { subscriptionTypes, trialStartEndingAt } from '#domain/billing/subscription.ts';
import { DAY_MS } from '#domain/durations.ts';
import { accounts } from '#server/accounts/table.ts';
import { colleges } from '#server/colleges/table.ts';
import type { Db } from '#server/db/open.ts';
import { immediately, type Tx } from '#server/db/transaction.ts';
import { outboxMails } from '#server/mail/table.ts';
import { pageViews } from '#server/page-views/table.ts';
import { states } from '#server/states/table.ts';
import { opVerdicts, syncDevices } from '#server/sync/table.ts';
import { tripCells, trips } from '#server/trips/table.ts';
import { planDays } from './table.ts';

const { promo, trial, trialOver } = subscriptionTypes;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const dayIn = (column: unknown) => sql<string>`date(${column} / 1000, 'unixepoch')`;
const total = sql<number>`count(*)`;

/** Counts the site's contents and activity. */
export function createMetricsStore(db: Db) {
	return {
		counts: () => countsIn(db),
		/** Activity on each of the last 90 days, today included. */
		activity: async (now: Date): Promise<Activity> => activityIn(db, now),
		/** Stores today's number of accounts per subscription type. */
		notePlans: async (now: Date): Promise<void> => notePlansIn(db, now),
		/** State of mail and sync. */
		health: async (now: Date): Promise<Pick<OfficeHealth, 'outbox' | 'sync'>> => ({
			outbox: await outboxHealth(db),
			sync: await syncHealth(db, now),
		}),
	};
}

const countsIn = async (db: Db): Promise<Metrics> => ({
	userCount: await db.$count(accounts),
	promoCount: await db.$count(accounts, eq(accounts.subscription_type, promo)),
	collegeCount: await db.$count(colleges, and(eq(colleges.visible, true), eq(colleges.enabled, true))),
	statesCount: await db.$count(states, eq(states.enabled, true)),
});

function activityIn(db: Db, now: Date): Activity {
	const first = now.getTime() - (ACTIVITY_DAYS - 1) * DAY_MS;
	const days = Array.from({ length: ACTIVITY_DAYS }, (_, index) => dayOf(first + index * DAY_MS));
	const since = days[0] ?? '';
	const start = Date.parse(since);
	const spread = (rows: { day: string; count: number }[]) => {
		const counts = new Map(rows.map(({ day, count }) => [day, count]));
		return days.map((day) => counts.get(day) ?? 0);
	};
	const viewed = db
		.select({ day: pageViews.day, count: sql<number>`sum(${pageViews.views})` })
		.from(pageViews)
		.where(gte(pageViews.day, since))
		.groupBy(pageViews.day)
		.all();
	const joined = db
		.select({ day: dayIn(accounts.created), count: total })
		.from(accounts)
		.where(gte(accounts.created, new Date(start)))
		.groupBy(dayIn(accounts.created))
		.all();
	const isBirth = and(eq(tripCells.path, 'life'), isNull(trips.trashed_at), gte(tripCells.t, start));
	const saved = db
		.select({ day: dayIn(tripCells.t), count: total })
		.from(tripCells)
		.innerJoin(trips, eq(trips.id, tripCells.trip_id))
		.where(isBirth)
		.groupBy(dayIn(tripCells.t))
		.all();
	const plans = plansOn(days, notedPlans(db, days), accountsPerPlan(db, now));
	return { days, views: spread(viewed), signUps: spread(joined), trips: spread(saved), plans };
}

function notePlansIn(db: Db, now: Date): void {
	immediately(db, (tx) => {
		const day = dayOf(now.getTime());
		tx.delete(planDays).where(eq(planDays.day, day)).run();
		for (const row of accountsPerPlan(tx, now))
			tx.insert(planDays)
				.values({ day, ...row })
				.run();
	});
}

async function outboxHealth(db: Db): Promise<OfficeHealth['outbox']> {
	const waits = and(isNull(outboxMails.sent), isNull(outboxMails.dead));
	const [oldest] = db
		.select({ created: outboxMails.created })
		.from(outboxMails)
		.where(waits)
		.orderBy(asc(outboxMails.id))
		.limit(1)
		.all();
	return {
		waiting: await db.$count(outboxMails, waits),
		dead: await db.$count(outboxMails, isNotNull(outboxMails.dead)),
		oldest_waiting: oldest?.created.toISOString() ?? null,
	};
}

async function syncHealth(db: Db, now: Date): Promise<OfficeHealth['sync']> {
	const today = gte(opVerdicts.given_at, now.getTime() - DAY_MS);
	return {
		trips: await db.$count(trips, isNull(trips.trashed_at)),
		devices: await db.$count(syncDevices),
		edits_today: await db.$count(opVerdicts, today),
		refused_today: await db.$count(opVerdicts, and(today, eq(opVerdicts.verdict, 'refused'))),
	};
}

/** The counts stored for each of these days but the last. */
const notedPlans = (db: Db, days: string[]) =>
	db
		.select()
		.from(planDays)
		.where(and(gte(planDays.day, days[0] ?? ''), lt(planDays.day, days.at(-1) ?? '')))
		.all();

/** As stored for each day, except that today is counted now: the stored count may be an hour old. */
function plansOn(
	days: string[],
	noted: ReturnType<typeof notedPlans>,
	current: ReturnType<typeof accountsPerPlan>,
): Activity['plans'] {
	const today = days.at(-1) ?? '';
	const rows = [...noted, ...current.map((row) => ({ day: today, ...row }))];
	const counted = new Set(rows.map(({ day }) => day));
	return Object.values(subscriptionTypes).map((subscription_type) => {
		const own = rows.filter((row) => row.subscription_type === subscription_type);
		const byDay = new Map(own.map(({ day, accounts: count }) => [day, count]));
		return {
			subscription_type,
			accounts: days.map((day) => (counted.has(day) ? (byDay.get(day) ?? 0) : null)),
		};
	});
}

/** Accounts per subscription type; a trial past its end counts as ended. */
function accountsPerPlan(from: Tx, now: Date) {
	const isOver = sql`${accounts.subscription_type} = ${trial} and coalesce(${accounts.trial_start}, 0) <= ${trialStartEndingAt(now).getTime()}`;
	const subscription_type = sql<number>`case when ${isOver} then ${trialOver} else ${accounts.subscription_type} end`;
	return from.select({ subscription_type, accounts: total }).from(accounts).groupBy(subscription_type).all();
}
