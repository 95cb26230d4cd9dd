import * as z from 'zod/mini';
import type { Point } from '#domain/geo.ts';
import { placeAnswerSchema } from '#domain/places/edit-place.ts';
import { type FoundPlaces, foundPlacesSchema, importedSchema } from '#domain/places/found-place.ts';
import { type Place, placeSchema } from '#domain/places/place.ts';
import { apiAddress } from './api-address.ts';
import { getJson, LONG_PATIENCE_MS, send } from './request.ts';

/** Hotels, restaurants and sights around a campus, nearest first. */
export const readPlacesAround = ({ lat, long }: Point): Promise<Place[]> =>
	getJson(`/admin/places?lat=${lat}&long=${long}`, z.array(placeSchema));

/** Adds a place, or changes the one with this id; returns it. */
export function savePlace(place: object, place_id: string | null): Promise<Place | null> {
	const body = place_id === null ? { action: 'create', place } : { action: 'update', place_id, place };
	return send({ method: 'POST', address: apiAddress('/admin/place'), body }, placeAnswerSchema);
}

export async function deletePlace(place_id: string): Promise<void> {
	const body = { action: 'delete', place_id };
	await send({ method: 'POST', address: apiAddress('/admin/place'), body }, placeAnswerSchema);
}

/** Places OpenStreetMap knows around a campus. */
export const findPlaces = (ipedsId: number, miles: number): Promise<FoundPlaces> =>
	getJson(`/admin/places/found?ipeds_id=${ipedsId}&miles=${miles}`, foundPlacesSchema, LONG_PATIENCE_MS);

/** Adds the places that are not here yet. */
export const importPlaces = (places: Place[]): Promise<{ added: number; known: number }> =>
	send(
		{
			method: 'POST',
			address: apiAddress('/admin/places/import'),
			body: { places },
			patienceMs: LONG_PATIENCE_MS,
		},
		importedSchema,
	);
