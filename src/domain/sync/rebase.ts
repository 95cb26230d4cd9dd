import type { Cells, Change } from './cell.ts';
import type { Op } from './device-state.ts';

type ShownEdit = Pick<Op, 'path' | 'value' | 'base' | 'seq'>;

/** Returns the cells a person sees: the confirmed ones with the trip's pending edits reapplied, in order. */
export function rebase(confirmed: Cells, pending: readonly ShownEdit[]): Cells {
	const view = new Map(confirmed);
	for (const { path, value, base, seq } of pending) view.set(path, { v: value, r: base, pending: seq });
	return view;
}

/** Returns the cells after unsaved changes, as if those came after everything on disk. */
export function withChanges(cells: Cells, changes: readonly Change[]): Cells {
	const first = Number.MAX_SAFE_INTEGER - changes.length;
	return rebase(
		cells,
		changes.map(({ path, value }, index) => ({ path, value, base: 0, seq: first + index })),
	);
}
