import type { Cells, Change } from '#domain/sync/cell.ts';
import { invert } from '#domain/trips/invert.ts';
import { showToast } from '#ui/toasts.ts';
import type { TripStore } from './trip-store.ts';

/** An edit of a trip, the words that describe it, and the cells before it. */
export interface Edit {
	words: string;
	changes: readonly Change[];
	before: Cells;
}

const MOST_STEPS = 100;
const inversesOf = new WeakMap<TripStore, (readonly Change[])[]>();

/** Makes an edit and says so, with an undo. */
export function makeEdit(store: TripStore, { words, changes, before }: Edit) {
	if (changes.length === 0) return;
	void makeQuietEdit(store, { changes, before });
	showToast({ words, action: { label: 'Undo', run: () => void undoEdit(store) } });
}

/** Makes an edit that can be undone, and leaves it to the caller to say so. */
export function makeQuietEdit(store: TripStore, { changes, before }: Omit<Edit, 'words'>): Promise<void> {
	const inverses = [...(inversesOf.get(store) ?? []), invert(changes, before)];
	inversesOf.set(store, inverses.slice(-MOST_STEPS));
	return store.write(changes);
}

/** Undoes the last edit of this visit; does nothing if there is none. */
export async function undoEdit(store: TripStore): Promise<void> {
	const inverses = inversesOf.get(store) ?? [];
	const inverse = inverses.at(-1);
	if (!inverse) return;
	inversesOf.set(store, inverses.slice(0, -1));
	await writeBack(store, inverse);
}

/** Writes what undoes an edit, and says so once that is on disk, unless a later edit has its own words up by then. */
export async function writeBack(store: TripStore, inverse: readonly Change[]): Promise<void> {
	const writing = store.write(inverse);
	const { made } = store.writes();
	await writing;
	const { refusal, made: madeByNow } = store.writes();
	if (!refusal && made === madeByNow) showToast({ words: 'Undone' });
}

/** Forgets the edits: there is no longer a trip to undo them in. */
export function forgetUndo(store: TripStore) {
	inversesOf.delete(store);
}
