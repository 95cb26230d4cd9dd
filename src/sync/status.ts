import type { SyncPhase } from './sync-schedule.ts';

/** This device's knowledge of a trip, or of all trips together. */
export interface SyncFacts {
	/** Changes that the device refused to write: they are only in memory. */
	notSaved: number;
	/** Changes on their way to the disk. */
	saving: number;
	unsent: number;
	/** The code of the last refused edit; null when the tray is empty. */
	refusedCode: string | null;
	/** Epoch milliseconds. */
	syncedAt: number | null;
	phase: SyncPhase;
}

/** A trip's safety as shown: the worst state that applies. */
export type SyncStatus =
	| { kind: 'not_saved' }
	| { kind: 'saving' }
	| { kind: 'refused'; code: string }
	| { kind: 'signed_out'; unsent: number }
	| { kind: 'update_needed'; unsent: number }
	| { kind: 'sending' }
	| { kind: 'unsent'; count: number }
	| { kind: 'synced'; at: number }
	| { kind: 'saved' };

/** "Saved" means on disk, "synced" means on the server; nothing less. */
export function statusOf({ notSaved, saving, unsent, refusedCode, syncedAt, phase }: SyncFacts): SyncStatus {
	if (notSaved > 0) return { kind: 'not_saved' };
	if (saving > 0) return { kind: 'saving' };
	if (refusedCode !== null) return { kind: 'refused', code: refusedCode };
	if (phase.kind === 'stopped')
		return { kind: isSessionInDoubt(phase) ? 'signed_out' : 'update_needed', unsent };
	if (unsent > 0)
		return isUnderWay(phase, syncedAt) ? { kind: 'sending' } : { kind: 'unsent', count: unsent };
	return syncedAt === null ? { kind: 'saved' } : { kind: 'synced', at: syncedAt };
}

/** True when sync has stopped because of who is signed in: only signing in again helps. */
export const isSessionInDoubt = (phase: SyncPhase): boolean =>
	phase.kind === 'stopped' && phase.why !== 'update_needed';

/**
 * True while a sync runs, and as long as a reading, which was last synced at `syncedAt`, lacks what it has just brought:
 * an edit would seem unsent again for a moment, and a trip gone.
 */
export function isUnderWay(phase: SyncPhase, syncedAt: number | null): boolean {
	if (phase.kind === 'idle') return (phase.syncedAt ?? 0) > (syncedAt ?? 0);
	return phase.kind === 'sending';
}
