import type { Cells, Change } from './cell.ts';
import type { Op } from './device-state.ts';

type ShownEdit = Pick<Op, 'path' | 'value' | 'base' | 'seq'>;

/** What the person sees: the confirmed cells with the trip's own pending edits applied again, in order. */
export function rebase(confirmed: Cells, pending: readonly ShownEdit[]): Cells {
	const view = new Map(confirmed);
	for (const { path, value, base, seq } of pending) view.set(path, { v: value, r: base, pending: seq });
	return view;
}

/** The cells as changes that are on no disk yet would make them, after everything that is. */
export function withChanges(cells: Cells, changes: readonly Change[]): Cells {
	const first = Number.MAX_SAFE_INTEGER - changes.length;
	return rebase(
		cells,
		changes.map(({ path, value }, index) => ({ path, value, base: 0, seq: first + index })),
	);
}
