import { and, asc, eq, sql } from 'drizzle-orm';
import type { StoredCell, StoredTrip } from '#domain/sync/account-state.ts';
import { listed } from '#server/db/listed.ts';
import type { Db } from '#server/db/open.ts';
import { newerRows } from './newer-rows.ts';
import { rowToCell } from './rows.ts';
import { tripCells, trips } from './table.ts';

const ofAccount = sql.placeholder('accountId');

/** Reads an account's trips; every query is prepared once. */
export function createTripReader(db: Db) {
	// Security: reads nothing but the owner of another account's trip.
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

	/** Returns the account's own trips among these, whole, and the ids of those that another account owns. */
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
		named: namedTrips,
		/** Returns all the account's trips, last changed at the end. */
		all: (accountId: string): Map<string, StoredTrip> => new Map(all.all({ accountId }).map(wholeTrip)),
		/** Returns all the account's trips, with nothing but their life. */
		stubs: (accountId: string) => lives.all({ accountId }).map(({ cell }) => stubOf(cell)),
		newer: newerRows(db, wholeTrip),
	};
}

// A trip with only its life, for counting the live ones; at revision 0, no page includes it.
function stubOf(life: typeof tripCells.$inferSelect): [string, StoredTrip] {
	return [life.trip_id, { rev: 0, trashed_at: null, cells: new Map([['life', rowToCell(life)]]) }];
}
