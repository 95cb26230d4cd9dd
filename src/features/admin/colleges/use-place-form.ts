import { useState } from 'react';
import { type AdminPlace, placeEditSchema } from '#domain/places/edit-place.ts';
import type { Place } from '#domain/places/place.ts';
import { randomId } from '#sync/random-id.ts';
import { forgetUnsaved, useUnsavedEdit } from '../use-unsaved-edit.ts';

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

const nameOf = (place: AdminPlace | null, { ipeds_id }: Pick<Campus, 'ipeds_id'>) =>
	`place-${place?.place_id ?? `new-${ipeds_id}`}`;

/** A point was chosen for the college's new place: it counts, not the one typed before. */
export const forgetTypedPoint = (college: Pick<Campus, 'ipeds_id'>) =>
	forgetUnsaved(nameOf(null, college), ['lat', 'long']);

/** A place as typed, and its faults once checked; null starts a new one. */
export function usePlaceForm(place: AdminPlace | null, campus: Campus) {
	const unsaved = useUnsavedEdit<Record<string, string>>(nameOf(place, campus), place?.revision ?? 0);
	const start = place ?? { ...campus, name: '', note: '', type: 'hotel', phone: null, website: null };
	const started: Record<string, string> = Object.fromEntries(
		['type', ...placeLines.map(([field]) => field)].map((field) => [
			field,
			String(start[field as keyof typeof start] ?? ''),
		]),
	);
	const typed = { ...started, ...unsaved.typed };
	/** Stays while the form is open: sent again after a lost answer, it is the same place. */
	const [newPlace] = useState(() => ({ place_id: randomId('o_') }));
	const [isJudged, setJudged] = useState(false);
	const read = placeEditSchema.safeParse({
		...typed,
		lat: numberOf(typed.lat),
		long: numberOf(typed.long),
		phone: typed.phone?.trim() || null,
	});
	const faultOf = (field: string) =>
		isJudged ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
	const forget = () => unsaved.begin(place?.revision ?? 0);
	return {
		newPlace,
		typed,
		notSaved: { isUnsaved: Object.keys(unsaved.typed).length > 0, isKept: unsaved.isKept, onDiscard: forget },
		read,
		faultOf,
		/** Somebody else’s version, saved since the unsaved edit was begun, if there is one. */
		first: place && unsaved.isOlderThan(place.revision) ? place : undefined,
		set: (field: string, value: string) => unsaved.set(field, value, started[field]),
		/** Lets go of what was typed: it is saved, or not wanted. */
		forget,
		/** From now on the form shows its errors. */
		judge: () => setJudged(true),
	};
}

/** Parses typed text; anything but a number becomes NaN, which its rule rejects. */
const numberOf = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));
