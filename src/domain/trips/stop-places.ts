import type { Point } from '../geo.ts';
import type { Place } from '../places/place.ts';
import type { Town } from '../towns/packed-towns.ts';
import type { StopPlace } from './stop-place.ts';

/** Returns a hotel, restaurant, sight or airport as a stop. */
export function placeStop({
	type,
	place_id,
	name,
	city,
	state_abbreviation,
	lat,
	long,
}: PlaceOfType): StopPlace {
	return { type, code: place_id, name, city, state: state_abbreviation, lat, long };
}

/** Returns a town as the family's own place: its name says everything, because a share link carries no more. */
export function townStop({ name, state_abbreviation, lat, long }: Town): StopPlace {
	return ownStop(`${name}, ${state_abbreviation}`, { lat, long });
}

/** Returns a place that the family named itself as a stop. */
export function ownStop(name: string, { lat, long }: Point): StopPlace {
	// Five decimals are a yard; more would only make the share link longer.
	return { type: 'x', code: '', name, city: '', state: '', lat: rounded(lat), long: rounded(long) };
}

type PlaceOfType = Pick<Place, 'type' | 'place_id' | 'name' | 'city' | 'state_abbreviation' | 'lat' | 'long'>;

const rounded = (degrees: number) => Number(degrees.toFixed(5));
