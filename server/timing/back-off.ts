const FIRST_MS = 30_000;

/** The wait after the n-th failure in a row: `firstMs` · 2ⁿ⁻¹, capped at `mostMs`. */
export const backOffMs = (failures: number, mostMs: number, firstMs = FIRST_MS) =>
	Math.min(mostMs, firstMs * 2 ** Math.min(failures - 1, 30));
