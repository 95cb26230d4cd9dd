/** A row's position, in pixels from the list's top. */
export interface Row {
	top: number;
	height: number;
}

/** Returns the index where a row would land when dragged `by` pixels from its own index `from`. */
export function dropIndex(rows: readonly Row[], from: number, by: number): number {
	const dragged = rows[from];
	if (!dragged) return from;
	const center = dragged.top + dragged.height / 2 + by;
	return rows.filter((row, at) => at !== from && row.top + row.height / 2 < center).length;
}

/** Returns how much of `by` pixels row `from` may really move: its middle stays inside the list. */
export function withinList(rows: readonly Row[], from: number, by: number): number {
	const dragged = rows[from];
	const last = rows.at(-1);
	if (!dragged || !last) return 0;
	const center = dragged.top + dragged.height / 2;
	return Math.min(Math.max(by, -center), last.top + last.height - center);
}

/** Returns how far each row is shifted, in pixels, while row `from` is dragged `by` and would land at `to`. */
export function rowShifts(
	rows: readonly Row[],
	{ from, to, by }: { from: number; to: number; by: number },
): number[] {
	const room = rows[from]?.height ?? 0;
	return rows.map((_, at) => {
		if (at === from) return by;
		if (at > from && at <= to) return -room;
		return at < from && at >= to ? room : 0;
	});
}
