import { useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { type AdminPlace, isSavedAs, type PlaceEdit, placeEditAround } from '#domain/places/edit-place.ts';
import type { Place } from '#domain/places/place.ts';
import { randomId } from '#sync/random-id.ts';
import { storedEdit } from '../stored-edits.ts';
import { useNewId } from '../use-new-id.ts';
import { notSavedOf, useUnsavedEdit } from '../use-unsaved-edit.ts';
import { placeLines } from './place-fields.ts';
import type { PlaceSaved } from './place-writes.ts';

/** The college that these places belong to. */
export type Campus = Pick<Place, 'lat' | 'long' | 'city' | 'state_abbreviation'> & {
	ipeds_id: number;
	/** Where a new place starts, if not at the campus itself. */
	start?: Point;
};

const nameOf = (place: AdminPlace | null, { ipeds_id }: Campus) =>
	`place-${place?.place_id ?? `new-${ipeds_id}`}`;

/**
 * Stores the point chosen for the college's new place like typed input; false if the browser refuses. Discards input
 * for a place that is among `places` by now.
 */
export function keepPoint(campus: Campus, { lat, long }: Point, places: readonly AdminPlace[]): boolean {
	const stored = storedEdit<TypedPlace>(nameOf(null, campus));
	const past = stored.read() ?? { revision: 0, typed: {} };
	const typed = isAdded(past.typed, campus, places) ? {} : past.typed;
	return stored.change(past, {
		revision: 0,
		typed: { ...typed, lat: String(lat), long: String(long) },
		before: { lat: String(campus.lat), long: String(campus.long), ...past.before },
	});
}

/** A place as typed, with its faults once checked; null starts a new one, unless that is among `places` by now. */
export function usePlaceForm(place: AdminPlace | null, campus: Campus, places: readonly AdminPlace[]) {
	/** As currently saved, perhaps by somebody else. */
	const [saved, setSaved] = useState(place);
	const rules = place ? {} : { isAdded: (typed: TypedPlace) => isAdded(typed, campus, places) };
	const unsaved = useUnsavedEdit<TypedPlace>(nameOf(place, campus), saved ?? { revision: 0 }, rules);
	const known = saved ?? addedAs(unsaved.typed, places);
	const started = startedWith(known, campus);
	const typed = { ...started, ...unsaved.typed };
	const newId = useNewId(unsaved, 'place_id', () => randomId('o_'));
	const [isJudged, setJudged] = useState(false);
	const read = parsed(typed, campus);
	const faultOf = (field: string) =>
		isJudged ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
	const forget = () => {
		if (!place) setSaved(null);
		unsaved.begin((place && known)?.revision ?? 0);
		newId.renew();
	};
	return {
		newPlace: { place_id: newId.id },
		isSent: newId.isSent,
		typed,
		read,
		faultOf,
		isTheirs: unsaved.isTheirs,
		/** The place to save or delete; null for a new one not added yet. */
		known,
		notSaved: notSavedOf(unsaved, forget),
		set: (field: string, value: string) => unsaved.set(field, value, started[field]),
		/** Discards the saved input; true when that is all. A place somebody else removed is new when sent again. */
		settle: ({ isSaved, isGone, now }: PlaceSaved): boolean => {
			if (now) setSaved(now);
			if (isGone) newId.renew();
			const isDone = isSaved && !(now && isTypedSince(unsaved, now));
			if (isDone) forget();
			return isDone;
		},
		/** From now on the form shows its errors; if there are none, it is about to be sent. */
		judge: () => {
			setJudged(true);
			if (!place && read.success) newId.keep();
		},
	};
}

/** Input by field, and the id of a new place once it was sent. */
type TypedPlace = Record<string, string>;

/** Discards the input that was sent and is saved as this place; true when more was typed before the answer came. */
function isTypedSince(unsaved: ReturnType<typeof useUnsavedEdit<TypedPlace>>, now: AdminPlace): boolean {
	// With its id, anything typed into the new place since becomes a change to it.
	const { place_id: _, ...sent } = unsaved.typed;
	unsaved.saved(now.revision, sent, textsOf(now));
	return Object.keys(unsaved.latest().typed).some((field) => field !== 'place_id');
}

/** Returns the place that the new one has become: it was added, though the answer was lost. */
const addedAs = ({ place_id }: TypedPlace, places: readonly AdminPlace[]): AdminPlace | null =>
	places.find((each) => each.place_id === place_id) ?? null;

/** True when the new place was added exactly as typed, so that the next one can begin. */
function isAdded(typed: TypedPlace, campus: Campus, places: readonly AdminPlace[]): boolean {
	const added = addedAs(typed, places);
	if (!added) return false;
	const { data } = parsed({ ...textsOf(added), ...typed }, campus);
	return data !== undefined && isSavedAs(data, added);
}

const startedWith = (place: AdminPlace | null, campus: Campus): TypedPlace =>
	textsOf(
		place ?? { ...campus, ...campus.start, name: '', note: '', type: 'hotel', phone: null, website: null },
	);

function textsOf(place: Omit<PlaceEdit, 'type'> & { type: string }): TypedPlace {
	const fields = ['type', ...placeLines.map(([field]) => field)];
	return Object.fromEntries(fields.map((field) => [field, String(place[field as keyof PlaceEdit] ?? '')]));
}

const parsed = (typed: TypedPlace, campus: Campus) =>
	placeEditAround(campus).safeParse({
		...typed,
		lat: numberOf(typed.lat),
		long: numberOf(typed.long),
		phone: typed.phone?.trim() || null,
	});

/** Parses typed text; anything other than a number becomes NaN, which its rule rejects. */
const numberOf = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));
