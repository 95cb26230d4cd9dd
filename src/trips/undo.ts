import { createQueues } from '#domain/in-turn.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { inverseNow, invert, type Undoable } from '#domain/trips/invert.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { readSession } from '#session/session.ts';
import { showToast } from '#ui/toasts.ts';
import { noRoomToReturn } from './plan-room.ts';
import type { TripStore } from './trip-store.ts';

/** An edit of a trip, the words that describe it, and the cells before it. */
export interface Edit {
	words: string;
	changes: readonly Change[];
	before: Cells;
	/** True when the plan has no room to take it back. */
	isFinal?: boolean;
	/** True if the offer to take it back must last for a minute. */
	lasts?: boolean;
}

interface Step extends Undoable {
	/** The id of the edited trip; empty or null if unknown. */
	tripId: Promise<string | null>;
}

const MOST_STEPS = 100;
const stepsByStore = new WeakMap<TripStore, readonly Step[]>();
/** One at a time: each undo finds what the previous one wrote. */
const inTurn = createQueues<TripStore>();

/** Makes an edit and says so, with an undo; or says that the device refused to store it. */
export function makeEdit(
	store: TripStore,
	{ words: of, changes, before, isFinal = false, lasts = false }: Edit,
) {
	if (changes.length === 0) return;
	const words = isForTrash(changes, before) ? `${of}, but this trip is in the trash` : of;
	const action = { label: 'Undo', run: () => void undoEdit(store) };
	const say = (said: string) => showToast({ words: said, lasts, ...(!isFinal && { action }) });
	const writing = makeQuietEdit(store, { changes, before });
	const { made } = store.writes();
	say(words);
	void writing.then(() => {
		const { refusal, made: madeByNow } = store.writes();
		// A later edit's words are already shown.
		if (refusal && made === madeByNow) say(`Not saved yet: ${words}`);
	});
}

/** True when another device, or another tab, has trashed the trip meanwhile: the banner may be out of view. */
const isForTrash = (changes: readonly Change[], before: Cells) =>
	tripFromCells('', before).life === 'trashed' &&
	!changes.some(({ path }) => path === 'life' || path === 'gone');

/** Makes an edit that can be undone, and leaves it to the caller to say so. */
export function makeQuietEdit(store: TripStore, { changes, before }: Omit<Edit, 'words'>): Promise<void> {
	const writing = store.write(changes);
	// Read afterward, because a draft has no id before its first edit.
	const tripId = writing.then(async () => (await store.readWithId()).id);
	const steps = [...stepsOf(store), { changes, inverse: invert(changes, before), tripId }];
	stepsByStore.set(store, steps.slice(-MOST_STEPS));
	return writing;
}

/** Undoes the last edit of this visit; does nothing if there is none. */
export async function undoEdit(store: TripStore): Promise<void> {
	const steps = stepsOf(store);
	const step = steps.at(-1);
	if (!step) return;
	stepsByStore.set(store, steps.slice(0, -1));
	const hadRoom = await writeBack(store, step);
	// A larger plan may make room.
	if (!hadRoom) stepsByStore.set(store, [...stepsOf(store), step]);
}

/**
 * Undoes what is left of an edit, and says so once that is on disk, unless a later edit's words are already shown.
 * Values changed since, on another phone or in another tab, stay. Offers to undo the previous edit, if any. Resolves to
 * false when the plan has no room for what it brings back.
 */
export function writeBack(store: TripStore, step: Undoable & Partial<Step>): Promise<boolean> {
	const { made } = store.writes();
	return inTurn(store, async () => {
		const { inverse, cells } = await inverseHere(store, step);
		if (inverse.length === 0) {
			showToast({ words: 'Changed since, left as it is.', ...undoMore(store) });
			return true;
		}
		const code = await noRoomToReturn(store, { changes: inverse, trip: cells, who: readSession().account });
		if (code) {
			showToast({ words: `Not undone. ${refusalWords(code)}.` });
			return false;
		}
		const isLast = store.writes().made === made;
		const writing = store.write(inverse);
		const { made: madeWith } = store.writes();
		await writing;
		const { refusal, made: madeByNow } = store.writes();
		if (!refusal && isLast && madeWith === madeByNow) showToast({ words: 'Undone', ...undoMore(store) });
		return true;
	});
}

/** Returns the action that undoes the edit before the one just undone; nothing when there is none. */
function undoMore(store: TripStore) {
	if (stepsOf(store).length === 0) return {};
	return { action: { label: 'Undo more', run: () => void undoEdit(store) } };
}

/** Forgets the edits: there is no longer a trip to undo them in. */
export function forgetUndo(store: TripStore) {
	stepsByStore.delete(store);
}

const stepsOf = (store: TripStore) => stepsByStore.get(store) ?? [];

// Another tab may have opened a different draft in the store, or saved the one that was here.
async function inverseHere(store: TripStore, step: Undoable & Partial<Step>) {
	const tripId = await step.tripId;
	const { id, cells } = await store.readWithId();
	if (!tripId || id === null || id === tripId) return { inverse: inverseNow(step, cells), cells };
	forgetUndo(store);
	return { inverse: [], cells };
}
