import type { College } from '#domain/colleges/college.ts';
import type { State } from '#domain/states/state.ts';
import { isCampus } from './campus.ts';
import type { StopPlace } from './stop-place.ts';
import type { Stop } from './trip.ts';

/** The longest name of a trip, in characters. */
export const LONGEST_TRIP_NAME = 80;

/**
 * Returns the beginning of a name, at most this many characters, as a field counts them: an emoji is two, and is never
 * split.
 */
export function cutName(name: string, most: number = LONGEST_TRIP_NAME): string {
	return name
		.slice(0, most)
		.replace(/\p{Surrogate}$/u, '')
		.trim();
}

/** Colleges whose other names are known, and words that may be a state's name. */
interface Known {
	colleges: readonly Pick<College, 'ipeds_id' | 'name_alias'>[];
	states: readonly Pick<State, 'name'>[];
}

const NOTHING_KNOWN: Known = { colleges: [], states: [] };

/**
 * Proposes a name for an unnamed trip, from the colleges at its ends: "Yale to Dartmouth". Uses other stops only when
 * there are not two colleges.
 */
export function proposeName(stops: readonly Pick<Stop, 'place'>[], known: Known = NOTHING_KNOWN): string {
	const places = stops.map(({ place }) => place);
	const colleges = places.filter(isCampus);
	const ends = endsOf(colleges.length > 1 ? colleges : places);
	const short = ends.map((place) => nameInTrips(place, known));
	// Two that share an everyday name, such as Boston College and Boston University, are told apart by their full
	// names.
	const isOneName = short[0] === short[1] && ends[0]?.name !== ends[1]?.name;
	const [first, last] = isOneName ? ends.map(({ name }) => name) : short;
	if (!first) return '';
	return cutName(last === undefined || last === first ? `Trip to ${first}` : `${first} to ${last}`);
}

/**
 * Returns a place's everyday name, or another of its names if only a state's name, or an institute's town, would remain
 * and nobody calls it that: "MIT" and not "Massachusetts", but "Vermont".
 */
function nameInTrips({ code, name, city }: StopPlace, { colleges, states }: Known): string {
	const short = shortName(name);
	const isTown = short === city && /\b(Institute|Polytechnic|School)\b/.test(name);
	if (!isTown && states.every((state) => state.name !== short)) return short;
	const college = colleges.find(({ ipeds_id }) => String(ipeds_id) === code);
	const others = college?.name_alias.split('|') ?? [];
	return others.includes(short) ? short : others[0] || name;
}

/** Returns a college's everyday name in talk about trips: "Yale", "Vermont", "Michigan State", "Holy Cross". */
export function shortName(name: string): string {
	const [whole = name, place] = name.split(/[,:]\s+/);
	// "University of California, Davis" becomes "Davis".
	const ofState = /^University of /.test(whole) && place ? place : whole;
	const short = ofState
		.replace(/^(The )?(University|College) (of|at) (the )?/, '')
		.replace(/(?<=\S)\s+(University|College|Institute|Polytechnic|School of|at)\b.*$/, '');
	return short.trim() || name;
}

function endsOf<T>(all: readonly T[]): T[] {
	return [...all.slice(0, 1), ...all.slice(1).slice(-1)];
}
