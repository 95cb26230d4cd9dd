import type { College } from '#domain/colleges/college.ts';
import type { Campus } from '#domain/colleges/packed-campuses.ts';
import { milesBetween, type Point } from '#domain/geo.ts';
import { normalise } from '#domain/search/normalise.ts';
import { campusStop, collegeStop } from '#domain/trips/campus.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { bareStop, type StopContent } from '#domain/trips/trip-content.ts';
import type { PlaceInFile } from './found-places.ts';

/** A place with a college's name is that college when it lies within this many miles of the college's own point. */
const NEAR = { sameName: 25, nameInside: 3 };

/** Read a longer list only this far: nobody picks ten stops from more. */
export const MOST_PLACES = 200;

/** The places we recognized, as stops in order, and the names we could not place. */
export interface Recognized {
	stops: StopContent[];
	unplaced: string[];
}

/** A campus that we recognize by its names: a college with a guide, now or later, or any other in the country. */
interface KnownCampus extends Point {
	place: StopPlace;
	/** Padded with a space on each side, so that only whole words match. */
	name: string;
	names: string[];
}

/** The country's campuses; those of this site are colleges. */
export function knownCampuses(colleges: readonly College[], campuses: readonly Campus[]): KnownCampus[] {
	const visible = colleges.filter((college) => college.visible);
	const ours = new Set(visible.map(({ ipeds_id }) => ipeds_id));
	return [
		...visible.map((college) => knownAs(collegeStop(college), college)),
		...campuses
			.filter(({ ipeds_id }) => !ours.has(ipeds_id))
			.map((campus) => knownAs(campusStop(campus), campus)),
	];
}

function knownAs(place: StopPlace, { name, name_alias, lat, long }: Campus): KnownCampus {
	const own = normalise(name);
	const names = [own, ...name_alias.split('|').map(normalise)].filter(Boolean);
	return { place, lat, long, name: ` ${own} `, names };
}

/** Recognizes campuses by name and point; the rest become the family's own places. */
export function recognize(places: readonly PlaceInFile[], campuses: readonly KnownCampus[]): Recognized {
	const recognized: Recognized = { stops: [], unplaced: [] };
	for (const place of places.slice(0, MOST_PLACES)) {
		const campus = place.mark && place.point ? undefined : campusOf(place, campuses);
		const stop = campus ? campus.place : ownPlace(place);
		if (stop) recognized.stops.push(bareStop(stop, place.note));
		else recognized.unplaced.push(place.name);
	}
	return recognized;
}

function campusOf(
	{ name, point, mark, isTypedOver }: PlaceInFile,
	campuses: readonly KnownCampus[],
): KnownCampus | undefined {
	const wanted = normalise(name);
	const same = campuses.filter(({ names }) => names.includes(wanted));
	if (!point) return same.length === 1 ? same[0] : same.find(({ place }) => place.code === mark?.code);
	const near = (within: number) => (campus: KnownCampus) => milesBetween(point, campus) <= within;
	// Finds "Yale University Visitor Center"; an alias of three letters would turn up in too many words.
	const inside = campuses.filter((campus) => ` ${wanted} `.includes(campus.name));
	const nearby = same.find(near(NEAR.sameName)) ?? inside.find(near(NEAR.nameInside));
	// Whoever types one college over another leaves the old one's point.
	return nearby ?? (isTypedOver && same.length === 1 ? same[0] : undefined);
}

function ownPlace({ name, point, mark }: PlaceInFile): StopPlace | null {
	if (!point) return null;
	const own = { type: 'x', code: '', city: '', state: '' } as const;
	return { ...(mark ?? own), name, lat: rounded(point.lat), long: rounded(point.long) };
}

/** Rounded to about half an inch, like the points in files. */
const rounded = (degrees: number) => Number(degrees.toFixed(7));
