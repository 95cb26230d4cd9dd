import { backOffMs } from './back-off.ts';

/** A pause for a service elsewhere that fails: longer after each failure in a row, and never longer than `mostMs`. */
export function createRest(now: () => Date, mostMs: number) {
	let failures = 0;
	let pause = { from: 0, ms: 0 };
	return {
		/** Milliseconds until it is worth asking again. A pause that has yet to begin comes from a clock that was ahead. */
		leftMs: (): number => {
			const past = now().getTime() - pause.from;
			return past < 0 ? 0 : Math.max(0, pause.ms - past);
		},
		begin: (): void => {
			failures += 1;
			pause = { from: now().getTime(), ms: backOffMs(failures, mostMs) };
		},
		/** Notes that it is well; true if it was not. */
		end: (): boolean => {
			const wasFailing = failures > 0;
			failures = 0;
			return wasFailing;
		},
	};
}
