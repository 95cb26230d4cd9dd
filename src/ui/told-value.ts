import { useSyncExternalStore } from 'react';

/** A value of this page that changes, and tells who listens. */
export interface ToldValue<T> {
	get: () => T;
	/** Puts another in its place. */
	tell: (value: T) => void;
	/** Calls back at every change; returns the way to stop. */
	subscribe: (listener: () => void) => () => void;
}

/** Makes such a value. */
export function toldValue<T>(first: T): ToldValue<T> {
	let value = first;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		tell: (next) => {
			value = next;
			for (const listener of listeners) listener();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** What it is now; re-renders when that changes. */
export function useToldValue<T>({ subscribe, get }: ToldValue<T>): T {
	return useSyncExternalStore(subscribe, get, get);
}
