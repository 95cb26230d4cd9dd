import { deletePlace, importPlaces, savePlace } from '#api/admin-places.ts';
import { countWords } from '#domain/count-words.ts';
import type { Place } from '#domain/places/place.ts';
import { showToast } from '#ui/toasts.ts';
import { tryTo } from '../try-to.ts';

/** Adds a place, or changes the one with this id; resolves to true on success. */
export const writePlace = async (place: object, id: string | null): Promise<boolean> =>
	(await tryTo(() => savePlace(place, id))) !== undefined;

/** Deletes a place; resolves to true on success. */
export const removePlace = async (id: string): Promise<boolean> =>
	(await tryTo(() => deletePlace(id).then(() => true))) === true;

/**
 * Adds the OpenStreetMap places that are not here yet, and says how many.
 * @throws ApiError
 */
export async function addPlaces(places: Place[]): Promise<void> {
	const { added, known } = await importPlaces(places);
	const others = known > 0 ? ` ${known} ${known === 1 ? 'was' : 'were'} already here.` : '';
	showToast({ words: `${countWords(added, 'place')} added.${others}` });
}
