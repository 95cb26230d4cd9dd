import { useState } from 'react';
import { placeEditSchema } from '#domain/places/edit-place.ts';
import type { Place } from '#domain/places/place.ts';
import { randomId } from '#sync/random-id.ts';

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

/** Where a new place begins. */
export type Campus = Pick<Place, 'lat' | 'long' | 'city' | 'state_abbreviation'>;

/** A place as typed, and its faults once checked; null starts a new one. */
export function usePlaceForm(place: Place | null, campus: Campus) {
	const start = place ?? { ...campus, name: '', note: '', type: 'hotel', phone: null, website: null };
	const [typed, setTyped] = useState<Record<string, string>>(() =>
		Object.fromEntries(
			['type', ...placeLines.map(([field]) => field)].map((field) => [
				field,
				String(start[field as keyof typeof start] ?? ''),
			]),
		),
	);
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
	return {
		newPlace,
		typed,
		read,
		faultOf,
		set: (field: string, value: string) => setTyped({ ...typed, [field]: value }),
		/** From now on the form shows its errors. */
		judge: () => setJudged(true),
	};
}

/** Parses typed text; anything but a number becomes NaN, which its rule rejects. */
const numberOf = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));
