import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { orWarn } from '#db/or-warn.ts';
import { countUnsent, readRefused, readSyncedAt } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { whyRefused } from '#domain/sync/refused-whole.ts';
import { useObservable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { heldChanges, onHeldChanges } from '#sync/held-changes.ts';
import { type SyncFacts, type SyncStatus, statusOf } from '#sync/status.ts';

type FactsOnDisk = Pick<SyncFacts, 'unsent' | 'refusedCode' | 'syncedAt'> & { tripId: string };

/**
 * Returns how safe a saved trip is, live across all tabs; undefined until the device has answered, or if it cannot even
 * read.
 */
export function useTripStatus({ db, phase }: AccountSync, tripId: string): SyncStatus | undefined {
	const onDisk = useLiveQuery(
		async () => orWarn(UNREADABLE, () => readFacts(db, tripId), { unread: null, mayLeave: db }),
		[db, tripId],
	);
	const now = useObservable(phase);
	const notSaved = useSyncExternalStore(onHeldChanges, () => heldChanges(db, tripId).length);
	if (notSaved > 0) return { kind: 'not_saved' };
	return onDisk?.tripId === tripId ? statusOf({ ...onDisk, notSaved, phase: now }) : undefined;
}

async function readFacts(db: TripDb, tripId: string): Promise<FactsOnDisk> {
	const [unsent, refused, syncedAt] = await Promise.all([
		countUnsent(db, tripId),
		readRefused(db, tripId),
		readSyncedAt(db),
	]);
	return { tripId, unsent, refusedCode: whyRefused(refused), syncedAt };
}

// Never claim that something unreadable is saved.
const UNREADABLE = 'The state of a trip could not be read from this device';
