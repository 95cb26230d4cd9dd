import { deletePlace, importPlaces, readPlacesAround, savePlace } from '#api/admin-places.ts';
import { countWords } from '#domain/count-words.ts';
import type { AdminPlace } from '#domain/places/edit-place.ts';
import type { Place } from '#domain/places/place.ts';
import { showToast } from '#ui/toasts.ts';
import { saveOrTheirs } from '../save-or-theirs.ts';

/** What came of an edit of a place: `theirs` when somebody else saved first. */
export interface PlaceSaved {
	isSaved: boolean;
	theirs?: AdminPlace | undefined;
}

/** Adds a place, or changes a known one. */
export const writePlace = (place: object, known: AdminPlace | null): Promise<PlaceSaved> =>
	written(() => savePlace(place, known), known);

/** Deletes a place. */
export const removePlace = (known: AdminPlace): Promise<PlaceSaved> =>
	written(() => deletePlace(known), known);

async function written(save: () => Promise<unknown>, known: AdminPlace | null): Promise<PlaceSaved> {
	const { isSaved, now } = await saveOrTheirs<AdminPlace | undefined>({
		of: 'place',
		save: async () => void (await save()),
		read: async () =>
			known ? (await readPlacesAround(known)).find(({ place_id }) => place_id === known.place_id) : undefined,
	});
	return { isSaved, theirs: now };
}

/**
 * Adds the OpenStreetMap places that are not here yet, and says how many.
 * @throws ApiError
 */
export async function addPlaces(places: Place[]): Promise<void> {
	const { added, known } = await importPlaces(places);
	const others = known > 0 ? ` ${known} ${known === 1 ? 'was' : 'were'} already here.` : '';
	showToast({ words: `${countWords(added, 'place')} added.${others}` });
}
