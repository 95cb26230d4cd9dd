import type { SyncPhase } from './schedule.ts';

/** What a device knows of a trip, or of all trips together. */
export interface SyncFacts {
	/** Changes in memory only. */
	notSaved: number;
	unsent: number;
	/** Code of the edit that was refused last; null when the tray is empty. */
	refusedCode: string | null;
	/** Epoch milliseconds. */
	syncedAt: number | null;
	phase: SyncPhase;
}

/** What is said of a trip's safety: the worst that is true. */
export type SyncStatus =
	| { kind: 'not_saved' }
	| { kind: 'refused'; code: string }
	| { kind: 'signed_out'; unsent: number }
	| { kind: 'update_needed'; unsent: number }
	| { kind: 'sending' }
	| { kind: 'unsent'; count: number }
	| { kind: 'synced'; at: number }
	| { kind: 'saved' };

/** "Saved" is said only of what is on disk, "synced" only of what the server has. */
export function statusOf({ notSaved, unsent, refusedCode, syncedAt, phase }: SyncFacts): SyncStatus {
	if (notSaved > 0) return { kind: 'not_saved' };
	if (refusedCode !== null) return { kind: 'refused', code: refusedCode };
	if (phase.kind === 'stopped')
		return { kind: phase.why === 'update_needed' ? 'update_needed' : 'signed_out', unsent };
	if (unsent > 0) return phase.kind === 'sending' ? { kind: 'sending' } : { kind: 'unsent', count: unsent };
	return syncedAt === null ? { kind: 'saved' } : { kind: 'synced', at: syncedAt };
}
