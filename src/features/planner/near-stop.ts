import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { readPlacesNear } from '#api/query.ts';
import { listGuideIds, readGuide } from '#content/device.ts';
import { confirmGuide } from '#content/guides.ts';
import { milesBetween, type Point } from '#domain/geo.ts';
import { limits } from '#domain/limits.ts';
import type { Place, PlaceType } from '#domain/places/place.ts';
import { searchRadius } from '#domain/places/shown-places.ts';
import { placeKey } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { placeStop } from '#domain/trips/stop-places.ts';

/** A place with its distance in miles from the stop in question. */
export type NearPlace = Place & { distance: number };

/** The places near a stop; or, if none are on this device, why the server could not be asked. */
export type NearStop = { ok: true; places: Place[] } | { ok: false; code: ApiErrorCode };

/**
 * Loads the places near a stop: from its guide on this device, which is confirmed in the background, else from the
 * server, else from any guide on this device.
 */
export async function loadNearStop(stop: StopPlace): Promise<NearStop> {
	const guide = stop.type === 'college' ? await readGuide(Number(stop.code)) : undefined;
	if (guide) void confirmGuide(guide.ipeds_id);
	if (guide && guide.places.length > 0) return { ok: true, places: guide.places };
	try {
		return { ok: true, places: await readPlacesNear(stop) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const places = withinReach(await placesOnDevice(), stop);
		if (places.length > 0) return { ok: true, places };
		return { ok: false, code: error.code };
	}
}

/** Returns the nearest other places of a type, at most nine, each with its distance from the stop. */
export function nearestOfType(places: readonly Place[], type: PlaceType, from: StopPlace): NearPlace[] {
	const own = placeKey(from);
	return places
		.filter((place) => place.type === type && placeKey(placeStop(place)) !== own)
		.map((place) => ({ ...place, distance: milesBetween(from, place) }))
		.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
		.slice(0, limits.nearbyPerType);
}

/** Returns all places in the guides on this device, without duplicates. */
export async function placesOnDevice(): Promise<Place[]> {
	const guides = await Promise.all([...(await listGuideIds())].map(readGuide));
	const places = guides.flatMap((guide) => guide?.places ?? []);
	return [...new Map(places.map((place) => [place.place_id, place])).values()];
}

function withinReach(places: readonly Place[], from: Point): Place[] {
	return places.filter((place) => milesBetween(from, place) <= searchRadius[place.type]);
}
