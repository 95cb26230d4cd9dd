import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { StoredTrip } from '#domain/sync/account-state.ts';
import { pageLimits } from '#domain/sync/wire.ts';
import type { Db } from '#server/db/open.ts';
import { type NumberedHistory, rowToHistory } from './rows.ts';
import { tripHistory, trips } from './table.ts';

interface Asked {
	accountId: string;
	cursor: number;
	limit: number;
	/** How many trips were requested by id. */
	named: number;
	/** The ones among them that exist. */
	alreadyRead: ReadonlyMap<string, StoredTrip>;
}

type WholeTrip = (row: typeof trips.$inferSelect) => [string, StoredTrip];

/** A page must know whether anything follows it. */
const BEYOND = 1;

/** Creates the reader of changes after a cursor: as much as one page can hold, and a little more. */
export function newerRows(db: Db, wholeTrip: WholeTrip) {
	const values = { accountId: sql.placeholder('accountId'), cursor: sql.placeholder('cursor') };
	const newerTrips = db
		.select()
		.from(trips)
		.where(and(eq(trips.account_id, values.accountId), gt(trips.rev, values.cursor)))
		.orderBy(asc(trips.rev))
		.limit(sql.placeholder('most'))
		.prepare();
	const newerHistory = db
		.select()
		.from(tripHistory)
		.where(and(eq(tripHistory.account_id, values.accountId), gt(tripHistory.at, values.cursor)))
		.orderBy(asc(tripHistory.at), asc(tripHistory.id))
		.limit(sql.placeholder('most'))
		.prepare();

	return ({
		accountId,
		cursor,
		limit,
		named,
		alreadyRead,
	}: Asked): { trips: [string, StoredTrip][]; history: NumberedHistory[] } => {
		const most = limit + BEYOND;
		const rows = newerTrips.all({ accountId, cursor, most: most + named });
		return {
			trips: fitting(
				rows.filter(({ id }) => !alreadyRead.has(id)),
				wholeTrip,
			),
			history: newerHistory.all({ accountId, cursor, most }).map(rowToHistory),
		};
	};
}

// Reads until a page is full, plus one trip, so that the page ends where it would if everything were read.
function fitting(rows: readonly (typeof trips.$inferSelect)[], wholeTrip: WholeTrip) {
	const read: [string, StoredTrip][] = [];
	let characters = 0;
	for (const row of rows) {
		const isFull = characters > pageLimits.characters;
		const trip = wholeTrip(row);
		read.push(trip);
		if (isFull) break;
		characters += JSON.stringify([...trip[1].cells.values()].map(({ v }) => v)).length;
	}
	return read;
}
