let aheadMs: number | undefined;

/** Returns the server's time, as far as this device knows it, in epoch milliseconds. */
export const serverNow = (): number => Date.now() - (aheadMs ?? 0);

/** Returns how far this device's clock is ahead of the server's, in milliseconds; undefined until that is known. */
export const clockAhead = () => aheadMs;

/** Recalls how far it was ahead, unless the server has answered since the page opened. */
export function recallAhead(ms: number | undefined): void {
	aheadMs ??= ms;
}

/** Notes the server's clock from the headers of an answer, but not one that a cache may have stored. */
export function noteServerClock(headers: Headers): void {
	const said = Date.parse(headers.get('date') ?? '');
	if (said && headers.get('cache-control')?.includes('no-store')) aheadMs = Date.now() - said;
}
