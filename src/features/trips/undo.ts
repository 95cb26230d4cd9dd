import type { Cells, Change } from '#domain/sync/cell.ts';
import { invert } from '#domain/trips/invert.ts';
import { showToast } from '#ui/toasts.ts';
import { writeDraft } from './draft-writes.ts';

/** An edit of the draft, the words that tell of it, and the cells before it. */
export interface Edit {
	words: string;
	changes: readonly Change[];
	before: Cells;
}

const MOST_STEPS = 100;
let inverses: Change[][] = [];

/** Makes an edit and says so, with a way to take it back. */
export function makeEdit({ words, changes, before }: Edit) {
	if (changes.length === 0) return;
	inverses = [...inverses, invert(changes, before)].slice(-MOST_STEPS);
	void writeDraft(changes);
	showToast({ words, action: { label: 'Undo', run: undoEdit } });
}

/** Takes back the last edit of this visit, by an edit that says the opposite; nothing when there is none. */
export function undoEdit() {
	const inverse = inverses.at(-1);
	if (!inverse) return;
	inverses = inverses.slice(0, -1);
	void writeDraft(inverse);
	showToast({ words: 'Undone' });
}

/** Forgets the edits: there is no draft any more to take them back from. */
export function forgetEdits() {
	inverses = [];
}
