import type { Cells } from './cell.ts';
import type { Op } from './device-state.ts';

type ShownEdit = Pick<Op, 'path' | 'value' | 'base' | 'seq'>;

/** What the person sees: the confirmed cells with the trip's own pending edits applied again, in order. */
export function rebase(confirmed: Cells, pending: readonly ShownEdit[]): Cells {
	const view = new Map(confirmed);
	for (const { path, value, base, seq } of pending) view.set(path, { v: value, r: base, pending: seq });
	return view;
}
