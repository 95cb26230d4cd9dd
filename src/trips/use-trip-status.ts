import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { orWarn } from '#db/or-warn.ts';
import { countUnsent, readNextSeq, readRefused, readSyncedAt } from '#db/queries.ts';
import type { TripDb } from '#db/trip-tables.ts';
import { whyRefused } from '#domain/sync/refused-whole.ts';
import { useObservable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { countHeld, type EditsHere, editsHere, onHeldChanges, writtenSince } from '#sync/held-changes.ts';
import { type SyncFacts, type SyncStatus, statusOf } from '#sync/status.ts';
import type { SyncPhase } from '#sync/sync-schedule.ts';

type FactsOnDisk = Pick<SyncFacts, 'unsent' | 'refusedCode' | 'syncedAt'> & {
	tripId: string;
	/** The facts include every edit of this device with a smaller sequence number. */
	nextSeq: number;
};

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
	const edits = useSyncExternalStore(onHeldChanges, () => editsHere(db, tripId));
	const held = countHeld(edits);
	// A device that cannot even read still says that it did not write.
	if (onDisk?.tripId !== tripId) return held.notSaved > 0 ? { kind: 'not_saved' } : undefined;
	return statusWith(edits, onDisk, now);
}

/** Returns how safe a saved trip is now; undefined if the device cannot even read. */
export async function readTripStatus(
	{ db, phase }: AccountSync,
	tripId: string,
): Promise<SyncStatus | undefined> {
	const onDisk = await orWarn(UNREADABLE, () => readFacts(db, tripId));
	return onDisk && statusWith(editsHere(db, tripId), onDisk, phase.get());
}

/** Counts this page's edits that the disk's facts lack. */
function statusWith(edits: EditsHere, onDisk: FactsOnDisk, phase: SyncPhase): SyncStatus {
	const unsent = onDisk.unsent + writtenSince(edits, onDisk.nextSeq).length;
	return statusOf({ ...onDisk, ...countHeld(edits), unsent, phase });
}

async function readFacts(db: TripDb, tripId: string): Promise<FactsOnDisk> {
	const [unsent, refused, syncedAt, nextSeq] = await db.transaction(
		'r',
		[db.outbox, db.refused, db.meta],
		async () =>
			Promise.all([countUnsent(db, tripId), readRefused(db, tripId), readSyncedAt(db), readNextSeq(db)]),
	);
	return { tripId, unsent, refusedCode: whyRefused(refused), syncedAt, nextSeq };
}

// Never claim that something unreadable is saved.
const UNREADABLE = 'The state of a trip could not be read from this device';
