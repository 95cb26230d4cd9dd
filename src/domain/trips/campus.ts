import type { College } from '../colleges/college.ts';
import { openCollege } from '../colleges/open-college.ts';
import type { Campus } from '../colleges/packed-campuses.ts';
import { milesBetween } from '../geo.ts';
import type { StopPlace, StopType } from './stop-place.ts';

type Named = Pick<College, 'ipeds_id' | 'name' | 'city' | 'state_abbreviation' | 'lat' | 'long'>;

export function collegeStop({ ipeds_id, name, city, state_abbreviation, lat, long }: Named): StopPlace {
	return { type: 'college', code: String(ipeds_id), name, city, state: state_abbreviation, lat, long };
}

/** Returns a college unknown to this site as a stop: a custom place that keeps its IPEDS id. */
export function campusStop(campus: Named): StopPlace {
	return { ...collegeStop(campus), type: 'x' };
}

/** True when a stop is a campus, with or without a guide: a family looks around, takes a tour, and needs it open. */
export function isCampus({ type, code }: Pick<StopPlace, 'type' | 'code'>): boolean {
	return type === 'college' || (type === 'x' && /^\d+$/.test(code));
}

/** Returns the type that counts for planning a visit: a campus takes the same time with or without a guide. */
export const visitedAs = (place: StopPlace): StopType => (isCampus(place) ? 'college' : place.type);

/**
 * Returns a stop's place as it is shown: a campus that had no guide when it was added, but has one now, becomes a
 * college stop. Nothing is written, so devices that know different guides still have the same trip, and the stop keeps
 * its position in the trip, note and times. It keeps its point, too: the schedule is made from what is stored, and
 * drives are known by their exact ends.
 */
export function placeWithOpenGuide(
	place: StopPlace,
	colleges: readonly (Named & { enabled: boolean })[],
): StopPlace {
	if (place.type !== 'x' || !isCampus(place)) return place;
	const open = openCollege(colleges, Number(place.code));
	return open ? { ...collegeStop(open), lat: place.lat, long: place.long } : place;
}

/** In miles, more than a stop code's rounding: for a custom place, the code has only the rounded point and the name. */
const NEAR = 0.05;

/** Turns a custom place from a stop code into the campus it names, if any; otherwise returns the place itself. */
export function campusOfCode(place: StopPlace, campuses: readonly Campus[]): StopPlace {
	if (place.type !== 'x' || place.code !== '') return place;
	const same = campuses.find((campus) => campus.name === place.name && milesBetween(campus, place) < NEAR);
	return same ? campusStop(same) : place;
}
