import type { College } from '../colleges/college.ts';
import type { Campus } from '../colleges/packed-campuses.ts';
import { milesBetween } from '../geo.ts';
import type { StopPlace, StopType } from './stop-place.ts';

type Named = Pick<College, 'ipeds_id' | 'name' | 'city' | 'state_abbreviation' | 'lat' | 'long'>;

/** A college as a stop. */
export function collegeStop({ ipeds_id, name, city, state_abbreviation, lat, long }: Named): StopPlace {
	return { type: 'college', code: String(ipeds_id), name, city, state: state_abbreviation, lat, long };
}

/** A college that this site does not know, as a stop: a custom place that keeps the college's IPEDS id. */
export function campusStop(campus: Named): StopPlace {
	return { ...collegeStop(campus), type: 'x' };
}

/** Whether a stop is a campus, with a guide or without: the family looks at it, takes a tour, wants it to be open. */
export function isCampus({ type, code }: Pick<StopPlace, 'type' | 'code'>): boolean {
	return type === 'college' || (type === 'x' && /^\d+$/.test(code));
}

/** What a stop is as far as visiting it goes: a campus takes as long with a guide as without. */
export const visitedAs = (place: StopPlace): StopType => (isCampus(place) ? 'college' : place.type);

/**
 * Where a stop is as of today: a campus that had no guide when it was added, and has one now, is a college stop. Nothing is
 * written, so devices that know different guides still hold the same trip, and the stop keeps its place, note and times.
 */
export function placeToday(place: StopPlace, colleges: readonly (Named & { enabled: boolean })[]): StopPlace {
	if (place.type !== 'x' || !isCampus(place)) return place;
	const open = colleges.find(({ ipeds_id, enabled }) => enabled && String(ipeds_id) === place.code);
	return open ? collegeStop(open) : place;
}

/** A stop code carries no more of a custom place than its point and name, rounded to so much. */
const NEAR = 0.05;

/** A custom place out of a stop code: the campus that it names where it is one, itself where not. */
export function campusOfCode(place: StopPlace, campuses: readonly Campus[]): StopPlace {
	if (place.type !== 'x' || place.code !== '') return place;
	const same = campuses.find((campus) => campus.name === place.name && milesBetween(campus, place) < NEAR);
	return same ? campusStop(same) : place;
}
