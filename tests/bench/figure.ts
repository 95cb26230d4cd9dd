/** One line of the table: what was measured, and what it may be at most (or at least). */
export interface Figure {
	name: string;
	/** Undefined when it could not be measured. */
	ours: number | undefined;
	unit: string;
	budget?: { atMost: number } | { atLeast: number };
	/** A remark that is printed beside the number. */
	note?: string;
}

/** True when a figure is within its budget; undefined when it has none or was not measured. */
export function isWithin({ ours, budget }: Figure): boolean | undefined {
	if (ours === undefined || !budget) return undefined;
	return 'atMost' in budget ? ours <= budget.atMost : ours >= budget.atLeast;
}

/** The value below which the given part of the samples lies; 0.5 is the median. */
export function quantile(samples: number[], part: number): number {
	const sorted = [...samples].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
