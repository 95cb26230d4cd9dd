import { useSyncExternalStore } from 'react';
import { readDraftId, readTripCells } from '#db/queries.ts';
import { sharedDb } from '#db/shared-db.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { discardDraft, editDraft } from '#sync/draft.ts';
import { DRAFT } from '#sync/edit.ts';
import { heldChanges, withHeld } from '#sync/held-changes.ts';
import type { NotSaved, SaveResult } from '#sync/not-saved.ts';
import { lastSeq, type SettlingEdit } from './settling.ts';

/** How the edits of the draft that this page made are getting on. */
export interface DraftWrites {
	/** How many are on their way to the disk. */
	inFlight: number;
	/** Edits that the live query may not show yet: without them the list would jump back for a moment. */
	settling: readonly SettlingEdit[];
	/** Why the last edit is not on disk; null when it is. */
	refusal: NotSaved | null;
}

/** Longer than any live query takes to notice a write; after that another tab's discarding is to be seen, not our edit. */
const SETTLING_MS = 10_000;
const UNTOUCHED: DraftWrites = { inFlight: 0, settling: [], refusal: null };

let writes = UNTOUCHED;
let isSettled = false;
const listeners = new Set<() => void>();

/** Edits the draft; what it becomes can be seen at once, and `refusal` tells when the device did not take it. */
export async function writeDraft(changes: readonly Change[]): Promise<void> {
	isSettled = false;
	change({ inFlight: writes.inFlight + 1, settling: [...writes.settling, { changes, writtenAt: null }] });
	const upToThis = writes.settling;
	const result = await editDraft(sharedDb, changes);
	await noteResult(result, upToThis);
	change({ inFlight: writes.inFlight - 1 });
}

/** Tries to write again what the device refused. */
export async function retryDraft(): Promise<void> {
	const upToThis = writes.settling;
	const result = await writes.refusal?.retry();
	if (result) await noteResult(result, upToThis);
}

/** A write takes along all that was refused before it. */
async function noteResult(result: SaveResult, edits: readonly SettlingEdit[]): Promise<void> {
	if (!result.saved) return change({ refusal: result });
	const writtenAt = lastSeq((await readDraftCells()) ?? new Map());
	const settling = writes.settling.map((edit) => {
		const isOneOfThem = edits.some(({ changes }) => changes === edit.changes);
		return isOneOfThem && edit.writtenAt === null ? { ...edit, writtenAt } : edit;
	});
	change({ refusal: null, settling });
	setTimeout(() => {
		change({
			settling: writes.settling.filter(({ changes }) => !edits.some((each) => each.changes === changes)),
		});
	}, SETTLING_MS);
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

/** Notes that the person has answered for the draft as it is, so that leaving it unedited is not asked about again. */
export function settleDraft() {
	isSettled = true;
}

/** Whether the person has answered for the draft and not edited it since. */
export function isDraftSettled(): boolean {
	return isSettled;
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
