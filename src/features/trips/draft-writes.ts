import { useSyncExternalStore } from 'react';
import { readDraftId, readTripCells } from '#db/queries.ts';
import { sharedDb } from '#db/shared-db.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { discardDraft, editDraft } from '#sync/draft.ts';
import { DRAFT } from '#sync/edit.ts';
import { heldChanges, withHeld } from '#sync/held-changes.ts';
import type { NotSaved } from '#sync/not-saved.ts';

/** How the edits of the draft that this page made are getting on. */
export interface DraftWrites {
	/** How many are on their way to the disk. */
	inFlight: number;
	/** Written, but perhaps not shown by the live query yet: without them the list would jump back for a frame. */
	settling: readonly Change[];
	/** Why the last edit is not on disk; null when it is. */
	refusal: NotSaved | null;
}

/** Longer than a live query takes to notice a write. */
const SETTLING_MS = 250;
const UNTOUCHED: DraftWrites = { inFlight: 0, settling: [], refusal: null };

let writes = UNTOUCHED;
let isKept = false;
const listeners = new Set<() => void>();

/** Edits the draft; what it becomes can be seen at once, and `refusal` tells when the device did not take it. */
export async function writeDraft(changes: readonly Change[]): Promise<void> {
	isKept = false;
	change({ inFlight: writes.inFlight + 1, settling: [...writes.settling, ...changes] });
	const result = await editDraft(sharedDb, changes);
	change({ inFlight: writes.inFlight - 1, refusal: result.saved ? null : result });
	setTimeout(
		() => change({ settling: writes.settling.filter((each) => !changes.includes(each)) }),
		SETTLING_MS,
	);
}

/** Tries to write again what the device refused. */
export async function retryDraft(): Promise<void> {
	const result = await writes.refusal?.retry();
	if (result) change({ refusal: result.saved ? null : result });
}

/** Throws the draft away, for good. */
export async function dropDraft(): Promise<void> {
	const result = await discardDraft(sharedDb);
	if (!result.saved) console.error('The draft could not be deleted from this device', result.error);
	change(UNTOUCHED);
}

/** The draft's cells as they are now, edits in memory included; empty when there is none. */
export async function readDraft(): Promise<Cells> {
	const onDisk = await readDraftCells();
	return withHeld(onDisk ?? new Map(), heldChanges(sharedDb, DRAFT));
}

/** Notes that the person left the draft as it is, on purpose, so that leaving again unedited is not asked about. */
export function keepDraft() {
	isKept = true;
}

/** Whether the draft was kept on purpose and not edited since. */
export function isDraftKept(): boolean {
	return isKept;
}

/** How the draft's edits are getting on; re-renders when that changes. */
export function useDraftWrites(): DraftWrites {
	return useSyncExternalStore(onChange, () => writes);
}

async function readDraftCells(): Promise<Cells | undefined> {
	try {
		const draftId = await readDraftId(sharedDb);
		return draftId === undefined ? undefined : await readTripCells(sharedDb, draftId);
	} catch (error) {
		// The page itself says so as soon as something is to be written.
		console.error('The draft could not be read from this device', error);
		return undefined;
	}
}

function change(part: Partial<DraftWrites>) {
	writes = { ...writes, ...part };
	for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
