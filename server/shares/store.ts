import { and, count, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { MOST_SHARES, type ShareDays } from '#domain/trips/trip-share.ts';
import type { Db } from '#server/db/open.ts';
import { ifFree } from '#server/db/patient.ts';
import { immediately } from '#server/db/transaction.ts';
import { hashToken, randomId, randomToken } from '#server/secrets/random.ts';
import { trips } from '#server/trips/table.ts';
import { tripShares } from './table.ts';

/** A link to create: its trip, and how long it lasts. */
interface NewShare {
	accountId: string;
	tripId: string;
	days: ShareDays;
}

/** How long a dead link is stored. */
const RETENTION_MS = 30 * DAY_MS;

const { id, created, expires, last_opened } = getTableColumns(tripShares);

/** Stores view-only links to saved trips. Every method takes the current time. */
export function createShareStore(db: Db) {
	const byToken = openByToken(db);
	return {
		/**
		 * Creates a link and returns its token, which is stored nowhere else; null when the trip has the most links
		 * allowed.
		 */
		open: async ({ accountId, tripId, days }: NewShare, now: Date) =>
			immediately(db, (tx) => {
				tx.delete(tripShares)
					.where(endedBefore(new Date(now.getTime() - RETENTION_MS)))
					.run();
				const ofTrip = and(eq(tripShares.trip_id, tripId), isOpenAt(now));
				const { open } = tx.select({ open: count() }).from(tripShares).where(ofTrip).get() ?? { open: 0 };
				if (open >= MOST_SHARES) return null;
				const token = randomToken();
				const share = { id: randomId('k_'), expires: new Date(now.getTime() + days * DAY_MS) };
				const owner = { account_id: accountId, trip_id: tripId };
				tx.insert(tripShares)
					.values({ ...share, ...owner, token_hash: hashToken(token), created: now })
					.run();
				return { ...share, token };
			}),
		/** Returns the open links to a trip of this account, newest first. */
		ofTrip: async (accountId: string, tripId: string, now: Date) =>
			db
				.select({ id, created, expires, last_opened })
				.from(tripShares)
				.where(and(eq(tripShares.account_id, accountId), eq(tripShares.trip_id, tripId), isOpenAt(now)))
				.orderBy(desc(created), id)
				.all(),
		/** Ends a link of this account early; false when the account has no such open link. */
		revoke: async (accountId: string, shareId: string, now: Date): Promise<boolean> => {
			const own = and(eq(id, shareId), eq(tripShares.account_id, accountId), isOpenAt(now));
			return db.update(tripShares).set({ revoked: now }).where(own).run().changes > 0;
		},
		/** Returns the trip behind an open link, unless it is in the trash; records the hour it was opened. */
		withToken: async (token: string, now: Date) => {
			const found = byToken.get({ tokenHash: hashToken(token), now: now.getTime() });
			const hour = `${now.toISOString().slice(0, 13)}:00Z`;
			if (found && found.last_opened !== hour) {
				const note = db.update(tripShares).set({ last_opened: hour }).where(eq(id, found.id));
				ifFree(() => void note.run());
			}
			return found;
		},
	};
}

/**
 * The query for the open link with a token. Security: one query covers every reason why a link does not open, so that
 * timing cannot tell them apart, either.
 */
function openByToken(db: Db) {
	return db
		.select({ id, expires, last_opened, account_id: tripShares.account_id, trip_id: tripShares.trip_id })
		.from(tripShares)
		.innerJoin(trips, and(eq(trips.id, tripShares.trip_id), isNull(trips.trashed_at)))
		.where(
			and(
				eq(tripShares.token_hash, sql.placeholder('tokenHash')),
				isNull(tripShares.revoked),
				sql`${expires} > ${sql.placeholder('now')}`,
			),
		)
		.prepare();
}

const isOpenAt = (now: Date) => and(isNull(tripShares.revoked), gt(expires, now));
const endedBefore = (day: Date) => or(lt(tripShares.revoked, day), lt(expires, day));
