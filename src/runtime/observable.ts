import { useSyncExternalStore } from 'react';

/** A value of this page that notifies its listeners of changes. */
export interface Observable<T> {
	get: () => T;
	set: (value: T) => void;
	/** Calls back at every change; returns the function that stops it. */
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

/** The current value; re-renders when it changes. */
export function useObservable<T>({ subscribe, get }: Observable<T>): T {
	return useSyncExternalStore(subscribe, get, get);
}
