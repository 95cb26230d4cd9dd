import { and, eq, sql } from 'drizzle-orm';
import type { AccountState, StoredTrip } from '#domain/sync/account-state.ts';
import type { Ack, SyncRequest } from '#domain/sync/wire.ts';
import { listed } from '#server/db/listed.ts';
import type { Db } from '#server/db/open.ts';
import { createTripReader } from '#server/trips/reader.ts';
import { deviceWatermarks, opVerdicts, syncAccounts } from './table.ts';

const ofAccount = sql.placeholder('accountId');

/** Reads the part of an account that a request can touch or that its answer can contain, and nothing more. */
export type AccountReader = ReturnType<typeof createAccountReader>;

export function createAccountReader(db: Db) {
	const trips = createTripReader(db);
	const account = db.select().from(syncAccounts).where(eq(syncAccounts.account_id, ofAccount)).prepare();
	const byDevice = and(
		eq(deviceWatermarks.account_id, ofAccount),
		eq(deviceWatermarks.device, sql.placeholder('device')),
	);
	const standing = db
		.select({ account: syncAccounts, seq: deviceWatermarks.seq })
		.from(syncAccounts)
		.leftJoin(deviceWatermarks, byDevice)
		.where(eq(syncAccounts.account_id, ofAccount))
		.prepare();
	const verdicts = db
		.select()
		.from(opVerdicts)
		.where(and(eq(opVerdicts.account_id, ofAccount), sql`${opVerdicts.op_id} in ${listed('ids')}`))
		.prepare();
	const watermark = db.select().from(deviceWatermarks).where(byDevice).prepare();
	return {
		/** The account's counters; undefined before its first sync. */
		account: (accountId: string) => account.get({ accountId }),
		/**
		 * The account's counters, and the largest sequence number used by the request's device: together they show
		 * whether anything has changed since a push was judged. The revision counts every change of the account's trips
		 * and history; an edit that changed nothing shows in the sequence number.
		 */
		standing: (accountId: string, { device }: SyncRequest) => standing.get({ accountId, device }),
		trip: (accountId: string, tripId: string): StoredTrip | undefined =>
			trips.named(accountId, [tripId]).own.get(tripId),
		/** The largest sequence number a device has used. */
		watermark: (accountId: string, device: string): number => watermark.get({ accountId, device })?.seq ?? 0,
		/** Returns all the account's trips, last changed at the end. */
		trips: trips.all,
		/**
		 * Returns the part of the account that a request can touch or that its answer can contain, and which of its
		 * trips belong to another account.
		 */
		touchedBy: (
			accountId: string,
			{ cursor, limit, ops, mark, marks = [] }: SyncRequest,
		): Pick<AccountState, 'trips' | 'history' | 'verdicts'> & { taken: Set<string> } => {
			const asked = new Set(ops.map(({ trip }) => trip));
			const { own, taken } = trips.named(accountId, [...asked]);
			const page = trips.newer({ accountId, cursor, limit, named: asked.size, alreadyRead: own });
			// The number of live trips matters only to operations that may make one live.
			const isLife = ops.some(({ path }) => path === 'life');
			const stubs = isLife ? trips.stubs(accountId) : [];
			const heardOf = [mark ?? [], marks].flat().map(({ op }) => op);
			const ids = [...new Set([...ops.map(({ id }) => id), ...heardOf])];
			const judged = ids.length > 0 ? verdicts.all({ accountId, ids: JSON.stringify(ids) }) : [];
			return {
				trips: new Map([...stubs, ...page.trips, ...own]),
				history: page.history,
				verdicts: new Map(judged.map((row) => [row.op_id, { ack: ackOf(row), at: row.given_at }])),
				taken,
			};
		},
	};
}

function ackOf({ op_id, verdict, code, rev }: typeof opVerdicts.$inferSelect): Ack {
	return { id: op_id, verdict, ...(code !== null && { code }), ...(rev !== null && { rev }) };
}
