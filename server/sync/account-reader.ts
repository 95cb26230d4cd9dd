import { and, asc, eq, sql } from 'drizzle-orm';
import type { AccountState, StoredCell, StoredTrip } from '#domain/sync/account-state.ts';
import type { Ack, SyncRequest } from '#domain/sync/wire.ts';
import type { Db } from '#server/db/open.ts';
import { newerRows } from './newer-rows.ts';
import { rowToCell } from './rows.ts';
import { deviceWatermarks, opVerdicts, syncAccounts, tripCells, trips } from './table.ts';

const listed = (name: string) => sql`(select value from json_each(${sql.placeholder(name)}))`;
const ofAccount = sql.placeholder('accountId');

/** What an account's request can touch or be answered with, and nothing more. */
export type AccountReader = ReturnType<typeof createAccountReader>;

/** Makes the reader of accounts; its queries are prepared once. */
export function createAccountReader(db: Db) {
	const account = db.select().from(syncAccounts).where(eq(syncAccounts.account_id, ofAccount)).prepare();
	const named = db
		.select()
		.from(trips)
		.where(and(eq(trips.account_id, ofAccount), sql`${trips.id} in ${listed('ids')}`))
		.prepare();
	const cells = db
		.select()
		.from(tripCells)
		.where(eq(tripCells.trip_id, sql.placeholder('tripId')))
		.prepare();
	const lives = db
		.select({ cell: tripCells })
		.from(trips)
		.innerJoin(tripCells, and(eq(tripCells.trip_id, trips.id), eq(tripCells.path, 'life')))
		.where(eq(trips.account_id, ofAccount))
		.prepare();
	const verdicts = db
		.select()
		.from(opVerdicts)
		.where(and(eq(opVerdicts.account_id, ofAccount), sql`${opVerdicts.op_id} in ${listed('ids')}`))
		.prepare();
	const watermark = db
		.select()
		.from(deviceWatermarks)
		.where(
			and(eq(deviceWatermarks.account_id, ofAccount), eq(deviceWatermarks.device, sql.placeholder('device'))),
		)
		.prepare();
	const owner = db
		.select({ account_id: trips.account_id })
		.from(trips)
		.where(eq(trips.id, sql.placeholder('tripId')))
		.prepare();
	const all = db
		.select()
		.from(trips)
		.where(eq(trips.account_id, ofAccount))
		.orderBy(asc(trips.rev))
		.prepare();

	const cellsOf = (tripId: string): Map<string, StoredCell> =>
		new Map(cells.all({ tripId }).map((row) => [row.path, rowToCell(row)]));
	const wholeTrip = ({ id, rev, trashed_at }: typeof trips.$inferSelect): [string, StoredTrip] => [
		id,
		{ rev, trashed_at, cells: cellsOf(id) },
	];
	const newer = newerRows(db, wholeTrip);

	return {
		/** The account's counters; undefined before its first sync. */
		account: (accountId: string) => account.get({ accountId }),
		/** Whether another account owns a trip of this id. */
		isTaken: (accountId: string, tripId: string): boolean => {
			const row = owner.get({ tripId });
			return row !== undefined && row.account_id !== accountId;
		},
		/** One trip of the account, whole. */
		trip: (accountId: string, tripId: string): StoredTrip | undefined =>
			named.all({ accountId, ids: idsOf([tripId]) }).map(wholeTrip)[0]?.[1],
		/** The largest sequence number that a device has used. */
		watermark: (accountId: string, device: string): number => watermark.get({ accountId, device })?.seq ?? 0,
		/** All trips of the account, the one changed last at the end. */
		trips: (accountId: string): Map<string, StoredTrip> => new Map(all.all({ accountId }).map(wholeTrip)),
		/** The part of the account that a request can touch, or be answered with. */
		touchedBy: (
			accountId: string,
			{ cursor, limit, device, ops }: SyncRequest,
		): Pick<AccountState, 'trips' | 'history' | 'verdicts' | 'watermarks'> => {
			const asked = new Set(ops.map(({ trip }) => trip));
			const touched = named.all({ accountId, ids: idsOf([...asked]) }).map(wholeTrip);
			const page = newer({ accountId, cursor, limit, named: asked.size, held: new Map(touched) });
			const stubs = ops.length > 0 ? lives.all({ accountId }).map(({ cell }) => stubOf(cell)) : [];
			const judged = verdicts.all({ accountId, ids: idsOf(ops.map(({ id }) => id)) });
			const mark = ops.length > 0 ? watermark.get({ accountId, device }) : undefined;
			return {
				trips: new Map([...stubs, ...page.trips, ...touched]),
				history: page.history,
				verdicts: new Map(judged.map((row) => [row.op_id, { ack: ackOf(row), at: row.given_at }])),
				watermarks: new Map(mark ? [[device, mark.seq]] : []),
			};
		},
	};
}

const idsOf = (ids: readonly string[]) => JSON.stringify([...new Set(ids)]);

// A trip of which only its life is asked, to count the live ones; at revision 0 no page can hold it.
function stubOf(life: typeof tripCells.$inferSelect): [string, StoredTrip] {
	return [life.trip_id, { rev: 0, trashed_at: null, cells: new Map([['life', rowToCell(life)]]) }];
}

function ackOf({ op_id, verdict, code, rev }: typeof opVerdicts.$inferSelect): Ack {
	return { id: op_id, verdict, ...(code !== null && { code }), ...(rev !== null && { rev }) };
}
