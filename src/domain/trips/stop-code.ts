import { isPoint } from '#domain/geo.ts';
import { limits } from '#domain/limits.ts';
import { guidedTypes } from '#domain/places/place.ts';
import { base64urlToText, textToBase64url } from '#domain/sync/base64url.ts';
import { visitedAs } from './campus.ts';
import type { StopPlace, StopType } from './stop-place.ts';

type CataloguedType = Exclude<StopType, 'x'>;

/** A decoded stop: a catalogue entry to look up, or a complete custom place. */
export type StopCode =
	| { token: string; type: CataloguedType; code: string }
	| { token: string; place: StopPlace };

/** A part of a share link that contains no stop, and why. */
export interface DroppedCode {
	token: string;
	why: 'broken' | 'unknown' | 'over_limit';
}

const LETTERS: Record<StopType, string> = {
	college: 'c',
	hotel: 'h',
	restaurant: 'r',
	airport: 'a',
	poi: 'p',
	x: 'x',
};
const TYPES = new Map<string, CataloguedType>([
	['c', 'college'],
	['h', 'hotel'],
	['r', 'restaurant'],
	['a', 'airport'],
	['p', 'poi'],
]);
const PLAIN_CODE = /^[A-Za-z0-9._-]+$/;

/** Writes one stop as a code for a share link: type letter and id, or `x` and base64url of `lat,long,name`. */
export function encodeStop({ type, code, lat, long, name }: StopPlace): string {
	if (type === 'x') return LETTERS.x + textToBase64url(`${lat},${long},${name}`);
	// An id that could break the list or the address is written as `~` and base64url.
	return LETTERS[type] + (PLAIN_CODE.test(code) ? code : `~${textToBase64url(code)}`);
}

/** Writes a trip's stops as one comma-separated list, in trip order. */
export function encodeStops(places: readonly StopPlace[]): string {
	return places.map(encodeStop).join(',');
}

/**
 * Returns a text that tells catalogue places apart. Hotels, restaurants and sights are told apart by id alone: an
 * editor may correct a place's type, and trips and links keep the old type.
 */
export function catalogueKey({ type, code }: { type: CataloguedType; code: string }): string {
	return guidedTypes.some((each) => each === type) ? `place ${code}` : `${type} ${code}`;
}

/**
 * Returns a text that tells places apart. A campus is the same with or without a guide, so its number counts, wherever
 * it was stored.
 */
export function placeKey(place: StopPlace): string {
	const type = visitedAs(place);
	return type === 'x' ? encodeStop(place) : catalogueKey({ type, code: place.code });
}

/** Returns the index of the stop at a place; -1 if there is none. */
export function stopIndexOf(stops: readonly { place: StopPlace }[], place: StopPlace): number {
	const key = placeKey(place);
	return stops.findIndex((stop) => placeKey(stop.place) === key);
}

/** True if the trip's stops are at these places, in this order. */
export function hasTheseStops(
	{ stops }: { stops: readonly { place: StopPlace }[] },
	places: readonly StopPlace[],
): boolean {
	return stops.map(({ place }) => placeKey(place)).join() === places.map(placeKey).join();
}

/** Reads one stop code; null when it is broken. The catalogue may still not know it. */
export function decodeStop(token: string): StopCode | null {
	const rest = token.slice(1);
	if (token.startsWith(LETTERS.x)) {
		const place = customPlace(base64urlToText(rest) ?? '');
		return place && { token, place };
	}
	const type = TYPES.get(token.slice(0, 1));
	const code = rest.startsWith('~') ? base64urlToText(rest.slice(1)) : PLAIN_CODE.test(rest) ? rest : null;
	return type === undefined || code === null || (type === 'college' && !/^\d+$/.test(code))
		? null
		: { token, type, code };
}

/** Each may cost a request: this is a trip's worth, plus codes that no longer exist. */
const MOST_CODES = 50;

/**
 * Reads a comma-separated list of up to 50 stop codes; broken or extra ones are reported, the rest are read. A custom
 * place in `own`, which is already on the trip, is never broken: older versions accepted it without a name.
 */
export function decodeStops(
	text: string,
	own: readonly StopPlace[] = [],
): { codes: StopCode[]; dropped: DroppedCode[] } {
	const ownPlaces = new Map(
		own.filter(({ type }) => type === 'x').map((place) => [encodeStop(place), place]),
	);
	const codes: StopCode[] = [];
	const dropped: DroppedCode[] = [];
	for (const token of text.split(',').map((each) => each.trim())) {
		if (token === '') continue;
		const place = ownPlaces.get(token);
		const code = place ? { token, place } : decodeStop(token);
		if (code === null) dropped.push({ token, why: 'broken' });
		else if (codes.length >= MOST_CODES) dropped.push({ token, why: 'over_limit' });
		else codes.push(code);
	}
	return { codes, dropped };
}

/**
 * Returns the first 10 places behind stop codes, in order; drops and reports the others, and codes unknown to `lookup`.
 */
export function resolveStopCodes(
	codes: readonly StopCode[],
	lookup: (type: CataloguedType, code: string) => StopPlace | undefined,
): { stops: StopPlace[]; dropped: DroppedCode[] } {
	const stops: StopPlace[] = [];
	const dropped: DroppedCode[] = [];
	for (const code of codes) {
		const place = 'place' in code ? code.place : lookup(code.type, code.code);
		if (place === undefined) dropped.push({ token: code.token, why: 'unknown' });
		else if (stops.length >= limits.stopsPerTrip) dropped.push({ token: code.token, why: 'over_limit' });
		else stops.push(place);
	}
	return { stops, dropped };
}

function customPlace(text: string): StopPlace | null {
	const [, lat = '', long = '', name = ''] = /^([^,]+),([^,]+),([\s\S]*)$/.exec(text) ?? [];
	// `Number` reads a blank as 0.
	if ([lat, long, name].some((each) => each.trim() === '')) return null;
	const point = { lat: Number(lat), long: Number(long) };
	return isPoint(point) ? { type: 'x', code: '', name, city: '', state: '', ...point } : null;
}
