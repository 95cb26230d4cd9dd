import { and, asc, eq, sql } from 'drizzle-orm';
import type { AccountState, StoredCell, StoredTrip } from '#domain/sync/account-state.ts';
import type { Ack, SyncRequest } from '#domain/sync/wire.ts';
import type { Db } from '#server/db/open.ts';
import { tripCells, trips } from '#server/trips/table.ts';
import { newerRows } from './newer-rows.ts';
import { rowToCell } from './rows.ts';
import { deviceWatermarks, opVerdicts, syncAccounts } from './table.ts';

const listed = (name: string) => sql`(select value from json_each(${sql.placeholder(name)}))`;
const ofAccount = sql.placeholder('accountId');

/** Reads the part of an account that a request can touch or be answered with, and nothing more. */
export type AccountReader = ReturnType<typeof createAccountReader>;

export function createAccountReader(db: Db) {
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
	// Security: of another account's trip, only its owner is read.
	const named = db
		.select({ trip: trips, cell: tripCells })
		.from(trips)
		.leftJoin(tripCells, and(eq(tripCells.trip_id, trips.id), eq(trips.account_id, ofAccount)))
		.where(sql`${trips.id} in ${listed('ids')}`)
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
	const watermark = db.select().from(deviceWatermarks).where(byDevice).prepare();
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

	/** Those of these trips that belong to the account, whole, and the ids of those that another account owns. */
	function namedTrips(accountId: string, ids: readonly string[]) {
		const own = new Map<string, StoredTrip & { cells: Map<string, StoredCell> }>();
		const taken = new Set<string>();
		const rows = ids.length > 0 ? named.all({ accountId, ids: JSON.stringify(ids) }) : [];
		for (const { trip, cell } of rows) {
			const { id, account_id, rev, trashed_at } = trip;
			if (account_id !== accountId) taken.add(id);
			else {
				const whole = own.get(id) ?? { rev, trashed_at, cells: new Map() };
				if (cell) whole.cells.set(cell.path, rowToCell(cell));
				own.set(id, whole);
			}
		}
		return { own, taken };
	}

	return {
		/** The account's counters; undefined before its first sync. */
		account: (accountId: string) => account.get({ accountId }),
		/**
		 * The account's counters, and the largest sequence number used by the request's device: together they show if
		 * anything has changed since a push was judged. The revision counts every change of the account's trips and
		 * history; an edit that changed nothing shows in the sequence number.
		 */
		standing: (accountId: string, { device }: SyncRequest) => standing.get({ accountId, device }),
		/** One of the account's trips, whole. */
		trip: (accountId: string, tripId: string): StoredTrip | undefined =>
			namedTrips(accountId, [tripId]).own.get(tripId),
		/** The largest sequence number a device has used. */
		watermark: (accountId: string, device: string): number => watermark.get({ accountId, device })?.seq ?? 0,
		/** All the account's trips, last changed at the end. */
		trips: (accountId: string): Map<string, StoredTrip> => new Map(all.all({ accountId }).map(wholeTrip)),
		/**
		 * The part of the account that a request can touch, or be answered with; and which of its trips another account
		 * owns.
		 */
		touchedBy: (
			accountId: string,
			{ cursor, limit, ops, mark, marks = [] }: SyncRequest,
		): Pick<AccountState, 'trips' | 'history' | 'verdicts'> & { taken: Set<string> } => {
			const asked = new Set(ops.map(({ trip }) => trip));
			const { own, taken } = namedTrips(accountId, [...asked]);
			const page = newer({ accountId, cursor, limit, named: asked.size, held: own });
			// The number of live trips matters only to operations that may make one live.
			const isLife = ops.some(({ path }) => path === 'life');
			const stubs = isLife ? lives.all({ accountId }).map(({ cell }) => stubOf(cell)) : [];
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

// A trip with only its life, for counting the live ones; at revision 0 no page includes it.
function stubOf(life: typeof tripCells.$inferSelect): [string, StoredTrip] {
	return [life.trip_id, { rev: 0, trashed_at: null, cells: new Map([['life', rowToCell(life)]]) }];
}

function ackOf({ op_id, verdict, code, rev }: typeof opVerdicts.$inferSelect): Ack {
	return { id: op_id, verdict, ...(code !== null && { code }), ...(rev !== null && { rev }) };
}
