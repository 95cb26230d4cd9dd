import { useSyncExternalStore } from 'react';
import { serverNow } from '#runtime/server-clock.ts';
import { onVisible } from '#runtime/visibility.ts';

const STEP_MS = 10_000;

/**
 * Returns the time in epoch milliseconds, accurate to ten seconds, and updated at once when the page becomes visible.
 */
export function useNow(): number {
	return useAsTimePasses(now);
}

/** Returns the result of `read`, as up to date as `useNow`; re-renders only when the value changes. */
export function useAsTimePasses<T extends number | string>(read: () => T): T {
	return useSyncExternalStore(onTimePassed, read, read);
}

/** Returns the server's time in epoch milliseconds, as up to date as `useNow`. */
export function useServerNow(): number {
	useNow();
	return serverNow();
}

/** Returns today's date, even on a page left open overnight. */
export function useToday(): Date {
	return new Date(useAsTimePasses(today));
}

/** Calls back as time passes, and at once when the page becomes visible: its timers may have slept with the device. */
export function onTimePassed(listener: () => void): () => void {
	const timer = setInterval(listener, STEP_MS);
	const stopListening = onVisible(listener);
	return () => {
		clearInterval(timer);
		stopListening();
	};
}

const now = () => Math.floor(Date.now() / STEP_MS) * STEP_MS;
const today = () => new Date().toDateString();
