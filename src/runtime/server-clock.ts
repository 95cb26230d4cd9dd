let aheadMs: number | undefined;

/** The time by the server's clock, as far as this device knows it, in epoch milliseconds. */
export const serverNow = (): number => Date.now() - (aheadMs ?? 0);

/** How far this device's clock is ahead of the server's, in milliseconds; undefined until that is known. */
export const clockAhead = () => aheadMs;

/** Recalls how far it was ahead; what the server has said since the page opened counts for more. */
export function recallAhead(ms: number | undefined): void {
	aheadMs ??= ms;
}

/** Notes the server's clock by the headers of an answer; not of one that a cache may have stored. */
export function noteServerClock(headers: Headers): void {
	const said = Date.parse(headers.get('date') ?? '');
	if (said && headers.get('cache-control')?.includes('no-store')) aheadMs = Date.now() - said;
}
