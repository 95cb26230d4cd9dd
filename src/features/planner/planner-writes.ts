import { countWords } from '#domain/count-words.ts';
import { localDay } from '#domain/day-words.ts';
import { createQueue } from '#domain/in-turn.ts';
import { withDaysKept } from '#domain/schedule/days-kept.ts';
import type { PlanParts } from '#domain/schedule/plan-of-trip.ts';
import type { Outlook } from '#domain/schedule/trouble.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { moveStop, removeStop } from '#domain/trips/edit-stops.ts';
import { hasTheseStops } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import type { NotSaved } from '#sync/not-saved.ts';
import { addAtEnds, addStopAt, addStops, besideIndex, startOver, type TripEnds } from '#trips/add-stops.ts';
import { addedAsWords, addedAtWords, addedWords, alreadyWords } from '#trips/added-words.ts';
import { beginDraft, draftStore } from '#trips/draft-store.ts';
import { hasNoWayBack, limitWords } from '#trips/limit-words.ts';
import type { TripStore } from '#trips/trip-store.ts';
import { makeEdit } from '#trips/undo.ts';
import { showToast } from '#ui/toasts.ts';

/** The edits of a trip; each says what it did and can be undone. */
export interface TripEdits {
	/** Adds a stop at the end; returns false if the trip is full. */
	add: (place: StopPlace) => boolean;
	/** Adds a stop at an index, from 0; returns false if the trip is full, or has the same place next to it. */
	addAt: (place: StopPlace, at: number) => boolean;
	/** Adds a stop at the start, the end or both, as one edit; returns false if the trip is too full. */
	addAtEnds: (place: StopPlace, ends: TripEnds) => boolean;
	remove: (stopId: string) => void;
	/** Moves a stop to an index, from 0; past either end means that end. */
	move: (stopId: string, toIndex: number) => void;
	/** Makes any other edit, announced with these words. */
	apply: (words: string, changes: readonly Change[]) => void;
	replace: (places: readonly StopPlace[]) => void;
}

/** The trip as shown now, and how many stops it may have. */
export interface Editable {
	trip: Trip;
	cells: Cells;
	outlook: Outlook | null;
	/** The inputs that the outlook was computed from. */
	parts: PlanParts;
	mostStops: number;
	onEdit: () => void;
}

/** Creates a trip's edits. Each applies to the trip as shown when it is called. */
export function tripEdits(store: TripStore, now: () => Editable): TripEdits {
	const make = (words: string, changes: readonly Change[], isFinal = false) => {
		// A form submitted unchanged makes no edit.
		if (changes.length === 0) return;
		const { cells, onEdit } = now();
		onEdit();
		makeEdit(store, { words, changes, before: cells, isFinal });
	};
	const edit = (words: string, changes: readonly Change[], isFinal = false) =>
		make(words, keepingDays(now(), changes), isFinal);
	const nameOf = (stopId: string) => now().trip.stops.find(({ id }) => id === stopId)?.place.name;
	return {
		...additions(now, edit),
		remove: (stopId) => {
			const { trip, mostStops } = now();
			const isFinal = hasNoWayBack(trip, mostStops);
			const words = `${nameOf(stopId)} removed`;
			edit(isFinal ? `${words}. ${limitWords.noneBack}.` : words, removeStop(stopId), isFinal);
		},
		move: (stopId, toIndex) => {
			const { trip } = now();
			const count = trip.stops.length;
			const place = Math.min(Math.max(toIndex, 0), count - 1) + 1;
			edit(`${nameOf(stopId)}, now ${place} of ${count}`, moveStop(trip, stopId, toIndex));
		},
		apply: edit,
		replace: (places) =>
			// Another trip, with its own days.
			make(`Shared trip opened, ${countWords(places.length, 'stop')}`, startOver(now().trip, places)),
	};
}

/** Returns the edits that add a stop. */
function additions(
	now: () => Editable,
	edit: TripEdits['apply'],
): Pick<TripEdits, 'add' | 'addAt' | 'addAtEnds'> {
	return {
		add: (place) => {
			const { trip, mostStops } = now();
			const changes = addStops(trip, [place], mostStops);
			if (changes) edit(addedWords(place, trip, mostStops), changes);
			return changes !== null;
		},
		addAt: (place, at) => {
			const { trip, mostStops } = now();
			const beside = besideIndex(trip, place, at);
			if (beside >= 0) {
				showToast({ words: alreadyWords(place, beside) });
				return false;
			}
			const changes = addStopAt(trip, place, { at, mostStops });
			if (changes) edit(addedAsWords(place, at), changes);
			return changes !== null;
		},
		addAtEnds: (place, ends) => {
			const { trip, mostStops } = now();
			const changes = addAtEnds(trip, place, { ends, mostStops });
			if (changes) edit(addedAtWords(place, trip, { ends, mostStops }), changes);
			return changes !== null;
		},
	};
}

function keepingDays({ outlook, parts }: Editable, changes: readonly Change[]): readonly Change[] {
	// The planner may have been open since yesterday.
	const today = localDay(new Date());
	return outlook ? withDaysKept(outlook, { ...parts, today }, changes) : changes;
}

/** One at a time: the second of two taps finds the shared trip in the draft. */
const inTurn = createQueue();

/**
 * Sets the draft aside and begins a new one with these places; resolves to why the device did not set it aside, in
 * which case nothing has changed.
 */
export function keepDraftBeside(places: readonly StopPlace[]): Promise<NotSaved | null> {
	return inTurn(async () => {
		if (hasTheseStops(tripFromCells('', await draftStore.read()), places)) return null;
		return beginDraft(addStops(tripFromCells('', new Map()), places) ?? []);
	});
}
