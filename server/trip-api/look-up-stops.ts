import { collegeStop } from '#domain/trips/campus.ts';
import { catalogueKey, decodeStops, placeKey, resolveStopCodes } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { placeStop } from '#domain/trips/stop-places.ts';
import { Problem } from '#server/http/problems.ts';
import type { Stores } from '#server/stores.ts';

/**
 * Looks up the places in a `trip_string`. Those already on the trip, `own`, may stay even if the catalogue no longer
 * has them.
 * @throws Problem `trip_refused` with the unknown codes
 */
export async function lookUpStops(
	{ colleges, places }: Pick<Stores, 'colleges' | 'places'>,
	tripString: string,
	own: readonly StopPlace[] = [],
): Promise<StopPlace[]> {
	const { codes, dropped } = decodeStops(tripString, own);
	// The catalogue's places come after these and replace them.
	const known = new Map(own.map((place) => [placeKey(place), place]));
	const visible = codes.some((each) => 'code' in each && each.type === 'college')
		? await colleges.visible()
		: [];
	for (const stop of visible.map(collegeStop)) known.set(placeKey(stop), stop);
	for (const each of codes) {
		if (!('code' in each) || each.type === 'college') continue;
		for (const stop of (await places.by('place_id', each.code)).map(placeStop))
			known.set(placeKey(stop), stop);
	}
	const found = resolveStopCodes(codes, (type, code) => known.get(catalogueKey({ type, code })));
	const unknown = [...dropped, ...found.dropped].map(({ token, why }) => `${token.slice(0, 40)} (${why})`);
	if (unknown.length > 0)
		throw new Problem('trip_refused', `These stops are not taken: ${unknown.join(', ')}.`);
	return found.stops;
}
