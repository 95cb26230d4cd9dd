const FIRST_MS = 30_000;

/** The wait after the n-th failure in a row: 30 s · 2ⁿ⁻¹, capped at `mostMs`. */
export const backOffMs = (failures: number, mostMs: number) =>
	Math.min(mostMs, FIRST_MS * 2 ** Math.min(failures - 1, 30));
