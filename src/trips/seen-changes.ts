import { useLiveQuery } from 'dexie-react-hooks';
import { orWarn } from '#db/or-warn.ts';
import { readSeenChanges } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import type { HistoryEntry } from '#domain/sync/device-state.ts';

/** Returns the revision up to which a person has seen a trip's replaced values; undefined until the device answers. */
export function useSeenChanges(db: TripDb, tripId: string): number | undefined {
	const seen = useLiveQuery(async () => readSeenUntil(db, tripId), [db, tripId]);
	return seen?.db === db && seen.tripId === tripId ? seen.until : undefined;
}

async function readSeenUntil(db: TripDb, tripId: string) {
	// If nothing can be read, there is no history to show, either.
	const seen = await orWarn('This device could not read which changes were seen', () => readSeenChanges(db));
	return { db, tripId, until: seen?.[tripId] ?? 0 };
}

/** Remembers that a person has seen these replaced values of a trip. */
export async function noteSeenChanges(
	db: TripDb,
	tripId: string,
	history: readonly HistoryEntry[],
): Promise<void> {
	const until = Math.max(0, ...history.map(({ hidden_by }) => hidden_by));
	// If the device refuses, they are shown again, which does no harm.
	await orWarn('This device could not store which changes were seen', () =>
		db.transaction('rw', db.meta, async () => {
			await db.meta.put({ key: 'seen_changes', value: { ...(await readSeenChanges(db)), [tripId]: until } });
		}),
	);
}
