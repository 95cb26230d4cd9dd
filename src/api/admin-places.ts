import * as z from 'zod/mini';
import type { Point } from '#domain/geo.ts';
import {
	type AdminPlace,
	adminPlaceSchema,
	type PlaceChange,
	type PlaceEdit,
	placeAnswerSchema,
} from '#domain/places/edit-place.ts';
import {
	type FoundPlaces,
	foundPlacesSchema,
	type Imported,
	type ImportedPlace,
	type ImportPlaces,
	importedSchema,
} from '#domain/places/found-place.ts';
import { getJson, LONG_PATIENCE_MS, send } from './request.ts';

/** Hotels, restaurants and sights around a campus, nearest first. */
export const readPlacesAround = ({ lat, long }: Point): Promise<AdminPlace[]> =>
	getJson(`/admin/places?lat=${lat}&long=${long}`, z.array(adminPlaceSchema));

/** A place as it was when its editing began. */
export type KnownPlace = Pick<AdminPlace, 'place_id' | 'revision'>;

/** A place that is not here yet, under the id it will have. */
export type NewPlace = Pick<AdminPlace, 'place_id'>;

/**
 * Adds a place, or changes a known one; returns it.
 * @throws ApiError `edited_meanwhile` when the revision is not the latest
 */
export function savePlace(place: PlaceEdit, of: KnownPlace | NewPlace): Promise<AdminPlace | null> {
	const { place_id } = of;
	const body: PlaceChange =
		'revision' in of
			? { action: 'update', place_id, revision: of.revision, place }
			: { action: 'create', place_id, place };
	return send<AdminPlace | null, PlaceChange>('/admin/place', placeAnswerSchema, { body });
}

/** Deletes a place. @throws ApiError `edited_meanwhile` when the revision is not the latest */
export async function deletePlace({ place_id, revision }: KnownPlace): Promise<void> {
	await send<AdminPlace | null, PlaceChange>('/admin/place', placeAnswerSchema, {
		body: { action: 'delete', place_id, revision },
	});
}

/** Finds the places around a campus that OpenStreetMap knows. */
export const findPlaces = (ipedsId: number, miles: number): Promise<FoundPlaces> =>
	getJson(`/admin/places/found?ipeds_id=${ipedsId}&miles=${miles}`, foundPlacesSchema, LONG_PATIENCE_MS);

/** Adds the places that are not here yet. */
export const importPlaces = (places: ImportedPlace[]): Promise<Imported> =>
	send<Imported, ImportPlaces>('/admin/places/import', importedSchema, {
		body: { places },
		patienceMs: LONG_PATIENCE_MS,
	});
