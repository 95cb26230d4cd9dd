import { backOffMs } from './back-off.ts';

/** A pause for a failing outside service: longer after each failure in a row, but never longer than `mostMs`. */
export function createRest(now: () => Date, mostMs: number) {
	let failures = 0;
	let pause = { from: 0, ms: 0 };
	return {
		/**
		 * Milliseconds until the next try is worthwhile. A pause that has yet to begin comes from a clock that was
		 * ahead.
		 */
		leftMs: (): number => {
			const past = now().getTime() - pause.from;
			return past < 0 ? 0 : Math.max(0, pause.ms - past);
		},
		begin: (): void => {
			failures += 1;
			pause = { from: now().getTime(), ms: backOffMs(failures, mostMs) };
		},
		/** Records that the service works; true if it did not before. */
		end: (): boolean => {
			const wasFailing = failures > 0;
			failures = 0;
			return wasFailing;
		},
	};
}
