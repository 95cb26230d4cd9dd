import { useState } from 'react';
import type { Point } from '#domain/geo.ts';
import { type AdminPlace, placeEditSchema } from '#domain/places/edit-place.ts';
import type { Place } from '#domain/places/place.ts';
import { randomId } from '#sync/random-id.ts';
import { storedEdit } from '../stored-edits.ts';
import { useNewId } from '../use-new-id.ts';
import { useUnsavedEdit } from '../use-unsaved-edit.ts';
import type { PlaceSaved } from './place-writes.ts';

/** A place as typed, one line per field. */
export const placeLines = [
	['name', 'Name'],
	['note', 'Note, 60 characters at most'],
	['lat', 'Latitude'],
	['long', 'Longitude'],
	['city', 'City'],
	['state_abbreviation', 'State, two letters'],
	['phone', 'Phone'],
	['website', 'Website'],
] as const;

/** Where a new place of this college begins. */
export type Campus = Pick<Place, 'lat' | 'long' | 'city' | 'state_abbreviation'> & { ipeds_id: number };

const nameOf = (place: AdminPlace | null, { ipeds_id }: Campus) =>
	`place-${place?.place_id ?? `new-${ipeds_id}`}`;

/** Keeps the point that was chosen for the college's new place as if it had been typed; false if the browser refuses. */
export function keepPoint(campus: Campus, { lat, long }: Point): boolean {
	const stored = storedEdit<TypedPlace>(nameOf(null, campus));
	const past = stored.read() ?? { revision: 0, typed: {} };
	return stored.change(past, {
		revision: 0,
		typed: { ...past.typed, lat: String(lat), long: String(long) },
		before: { lat: String(campus.lat), long: String(campus.long), ...past.before },
	});
}

/** A place as typed, and its faults once checked; null starts a new one. */
export function usePlaceForm(place: AdminPlace | null, campus: Campus) {
	/** As saved by now, maybe by somebody else. */
	const [known, setKnown] = useState(place);
	const unsaved = useUnsavedEdit<TypedPlace>(nameOf(place, campus), known ?? { revision: 0 });
	const started = startedWith(known, campus);
	const typed = { ...started, ...unsaved.typed };
	const newId = useNewId(unsaved, 'place_id', () => randomId('o_'));
	const [isJudged, setJudged] = useState(false);
	const read = parsed(typed);
	const faultOf = (field: string) =>
		isJudged ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
	const forget = () => {
		unsaved.begin(known?.revision ?? 0);
		newId.renew();
	};
	return {
		newPlace: { place_id: newId.id },
		...{ typed, isTheirs: unsaved.isTheirs },
		/** The place that a save or a deletion is of; null for a new one. */
		known,
		notSaved: { isUnsaved: Object.keys(unsaved.typed).length > 0, isKept: unsaved.isKept, onDiscard: forget },
		read,
		faultOf,
		set: (field: string, value: string) => unsaved.set(field, value, started[field]),
		/** Lets go of what was typed once it is saved; what somebody else removed is another place when sent again. */
		settle: ({ isSaved, isGone, theirs }: PlaceSaved) => {
			if (theirs) setKnown(theirs);
			if (isSaved) forget();
			else if (isGone) newId.renew();
		},
		/** From now on the form shows its errors; without any, it is about to be sent. */
		judge: () => {
			setJudged(true);
			if (!place && read.success) newId.keep();
		},
	};
}

/** Texts by field, and the id of a new place once it was sent. */
type TypedPlace = Record<string, string>;

function startedWith(place: AdminPlace | null, campus: Campus): TypedPlace {
	const start = place ?? { ...campus, name: '', note: '', type: 'hotel', phone: null, website: null };
	const fields = ['type', ...placeLines.map(([field]) => field)];
	return Object.fromEntries(fields.map((field) => [field, String(start[field as keyof typeof start] ?? '')]));
}

const parsed = (typed: TypedPlace) =>
	placeEditSchema.safeParse({
		...typed,
		lat: numberOf(typed.lat),
		long: numberOf(typed.long),
		phone: typed.phone?.trim() || null,
	});

/** Parses typed text; anything but a number becomes NaN, which its rule rejects. */
const numberOf = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));
