import type { College } from '#domain/colleges/college.ts';
import type { Campus } from '#domain/colleges/packed-campuses.ts';
import { milesBetween, type Point } from '#domain/geo.ts';
import { normalise } from '#domain/search/normalise.ts';
import { campusStop, collegeStop } from '#domain/trips/campus.ts';
import { placeKey } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { bareStop, type StopContent } from '#domain/trips/trip-content.ts';
import type { PlaceInFile } from './found-places.ts';

/**
 * A place with a college's name is that college if it lies within this many miles of the college's own point; if a town
 * has the same name, only on the campus. A place without a name, as in our own links for directions, is a college only
 * if it lies right on it.
 */
const NEAR = { sameName: 25, nameInside: 3, townsName: 0.25, nameless: 0.02 };

/**
 * Words that may accompany a college's name for a visit there. Any other word makes it another place: a hotel "near", a
 * shop "at", a museum or a stadium "of".
 */
const VISIT_WORDS = new Set(
	(
		'a admission admissions and at campus center college for in info information main of office session the to tour ' +
		'tours undergraduate usa visit visitor visitors welcome'
	).split(' '),
);

/** Longer lists are read only this far: nobody picks ten stops from more. */
export const MOST_PLACES = 200;

/** The places we recognized, as stops in order, and the names we could not place. */
export interface Recognized {
	stops: StopContent[];
	unplaced: string[];
	/** The list's names for stops that we know by other names. */
	called: ReadonlyMap<StopContent, string>;
	/**
	 * Stops at a place listed above. The way home (last, and at the first stop's place) does not count, nor does a stop
	 * in our own files, which are trips.
	 */
	repeats: ReadonlySet<StopContent>;
}

/** A campus that we recognize by its names: a college with a guide, now or later, or any other in the country. */
interface KnownCampus extends Point {
	place: StopPlace;
	/** Padded with a space on each side, so that only whole words match. */
	name: string;
	names: string[];
	/** Its other names that are also a town's: "Annapolis", "Richmond". */
	townsNames: string[];
	/** Its town and state, padded. */
	town: string;
}

/** The country's campuses; those on this site are colleges. */
export function knownCampuses(colleges: readonly College[], campuses: readonly Campus[]): KnownCampus[] {
	const visible = colleges.filter((college) => college.visible);
	const ours = new Set(visible.map(({ ipeds_id }) => ipeds_id));
	const others = campuses.filter(({ ipeds_id }) => !ours.has(ipeds_id));
	// Only towns that have a college count: nobody thinks of Williams, AZ, before Williams College.
	const towns = new Set([...visible, ...others].map(({ city }) => compared(city)));
	return [
		...visible.map((college) => knownAs(collegeStop(college), college, towns)),
		...others.map((campus) => knownAs(campusStop(campus), campus, towns)),
	];
}

function knownAs(place: StopPlace, campus: Campus, towns: ReadonlySet<string>): KnownCampus {
	const { name, name_alias, city, state_abbreviation, lat, long } = campus;
	const own = compared(name);
	const others = name_alias.split('|').map(compared).filter(Boolean);
	return {
		place,
		lat,
		long,
		name: ` ${own} `,
		names: [own, ...others.filter((other) => !towns.has(other))],
		townsNames: others.filter((other) => towns.has(other)),
		town: ` ${compared(`${city} ${state_abbreviation}`)} `,
	};
}

/** Returns a name in the form we compare, expanding the one word that lists often shorten: "Harvard Univ." */
const compared = (name: string) => normalise(name).replace(/\buniv\b/g, 'university');

/** Recognizes campuses by name and point; the rest become the family's own places. */
export function recognize(places: readonly PlaceInFile[], campuses: readonly KnownCampus[]): Recognized {
	const stops: StopContent[] = [];
	const unplaced: string[] = [];
	const called = new Map<StopContent, string>();
	const repeats = new Set<StopContent>();
	const above = new Set<string>();
	for (const place of places.slice(0, MOST_PLACES)) {
		const campus = place.mark && place.point ? undefined : campusOf(place, campuses);
		const at = campus ? campus.place : ownPlace(place);
		if (at) {
			const stop = bareStop(at, place.note);
			stops.push(stop);
			if (above.has(placeKey(at)) && !place.mark) repeats.add(stop);
			above.add(placeKey(at));
			if (!place.isNameless && compared(place.name) !== compared(at.name)) called.set(stop, place.name);
		} else unplaced.push(place.name);
	}
	const [first, last] = [stops[0], stops.at(-1)];
	if (first && last && above.size > 1 && placeKey(last.place) === placeKey(first.place)) repeats.delete(last);
	return { stops, unplaced, called, repeats };
}

function campusOf(
	{ name, point, mark, isNameless, isTypedOver }: PlaceInFile,
	campuses: readonly KnownCampus[],
): KnownCampus | undefined {
	const wanted = compared(name);
	const addressed = withoutAddress(name);
	// A town's name typed over a campus means a college.
	const same = campuses.filter(
		({ names, townsNames, town }) =>
			names.includes(wanted) ||
			(names.includes(addressed.name) && addressed.town.endsWith(town)) ||
			(isTypedOver && townsNames.includes(wanted)),
	);
	if (!point) return same.length === 1 ? same[0] : same.find(({ place }) => place.code === mark?.code);
	const near = (campus: KnownCampus, within: number) => milesBetween(point, campus) <= within;
	if (isNameless) return campuses.find((campus) => near(campus, NEAR.nameless));
	const nearby =
		same.find((campus) => near(campus, NEAR.sameName)) ??
		campuses.find((campus) => isVisit(wanted, campus) && near(campus, NEAR.nameInside)) ??
		campuses.find((campus) => campus.townsNames.includes(wanted) && near(campus, NEAR.townsName));
	// A college typed over another one keeps the old one's point.
	return nearby ?? (isTypedOver && same.length === 1 ? same[0] : undefined);
}

/**
 * Splits off an address as maps write it, and returns the name and the address's end, padded: "Yale University, New
 * Haven, CT 06520, USA".
 */
function withoutAddress(written: string): { name: string; town: string } {
	const [name = '', ...address] = written.split(',');
	const town = compared(address.join(' ')).replace(/(?: \d{5}(?: ?\d{4})?)?(?: usa| united states)?$/, '');
	return { name: compared(name), town: ` ${town} ` };
}

/** Finds "Yale University Visitor Center"; a three-letter alias would match in too many words. */
function isVisit(wanted: string, { name, town }: KnownCampus): boolean {
	const padded = ` ${wanted} `;
	if (!padded.includes(name)) return false;
	const others = padded.replace(name, ' ').split(' ').filter(Boolean);
	return others.every((word) => VISIT_WORDS.has(word) || town.includes(` ${word} `));
}

function ownPlace({ name, point, mark }: PlaceInFile): StopPlace | null {
	if (!point) return null;
	const own = { type: 'x', code: '', city: '', state: '' } as const;
	return { ...(mark ?? own), name, lat: rounded(point.lat), long: rounded(point.long) };
}

/** Rounded to about half an inch, like the points in files. */
const rounded = (degrees: number) => Number(degrees.toFixed(7));
