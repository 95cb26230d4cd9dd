import { isCampus } from './campus.ts';
import type { Stop } from './trip.ts';

/** The longest name of a trip, in characters. */
export const LONGEST_TRIP_NAME = 80;

/** The beginning of a name, of at most so many characters, as a field counts them: an emoji is two, and stays whole. */
export function cutName(name: string, most: number = LONGEST_TRIP_NAME): string {
	return name
		.slice(0, most)
		.replace(/\p{Surrogate}$/u, '')
		.trim();
}

/**
 * A name for an unnamed trip, from the colleges at its ends: "Yale to Dartmouth". Uses other stops only when there are
 * no two colleges.
 */
export function proposeName(stops: readonly Pick<Stop, 'place'>[]): string {
	const places = stops.map(({ place }) => place);
	const colleges = places.filter(isCampus);
	const [first, last] = endsOf(colleges.length > 1 ? colleges : places).map(({ name }) => shortName(name));
	if (!first) return '';
	return cutName(last === undefined || last === first ? `Trip to ${first}` : `${first} to ${last}`);
}

/** A college's everyday name in talk about trips: "Yale", "Vermont", "Michigan State", "Holy Cross". */
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
