const FIRST_MS = 30_000;

/** How long to wait after the n-th failure in a row: 30 s · 2ⁿ⁻¹, at most the given time. */
export const backOffMs = (failures: number, mostMs: number) =>
	Math.min(mostMs, FIRST_MS * 2 ** Math.min(failures - 1, 30));
