import { useSyncExternalStore } from 'react';

/** A value of this page that tells its listeners when it changes. */
export interface Observable<T> {
	get: () => T;
	set: (value: T) => void;
	/** Calls back at every change; returns the way to stop. */
	subscribe: (listener: () => void) => () => void;
}

export function observable<T>(first: T): Observable<T> {
	let value = first;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		set: (next) => {
			value = next;
			for (const listener of listeners) listener();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** The value as it is now; re-renders when it changes. */
export function useObservable<T>({ subscribe, get }: Observable<T>): T {
	return useSyncExternalStore(subscribe, get, get);
}
