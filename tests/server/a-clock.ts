/** Returns a clock that moves only on command. */
export function aClock(start = '2026-11-21T12:00:00Z') {
	let at = Date.parse(start);
	return {
		now: () => new Date(at),
		pass: (minutes: number) => {
			at += minutes * 60_000;
		},
	};
}

/** Returns a clock that also runs by itself, from now: for the sign-in provider, which reads the machine's clock as well. */
export function aRunningClock() {
	let aheadMs = 0;
	return {
		now: () => new Date(Date.now() + aheadMs),
		pass: (minutes: number) => {
			aheadMs += minutes * 60_000;
		},
	};
}
