import type { SyncPhase } from './schedule.ts';

/** What sync is doing, for screens that show it. */
export interface PhaseStore {
	get: () => SyncPhase;
	/** Calls back at every change; returns the way to stop. */
	subscribe: (listener: () => void) => () => void;
	show: (phase: SyncPhase) => void;
}

/** Makes the store of one account's phase. */
export function phaseStore(): PhaseStore {
	let phase: SyncPhase = { kind: 'idle' };
	const listeners = new Set<() => void>();
	return {
		get: () => phase,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		show: (next) => {
			phase = next;
			for (const listener of listeners) listener();
		},
	};
}
