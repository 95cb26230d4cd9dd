import { deletePlace, importPlaces, type NewPlace, readPlacesAround, savePlace } from '#api/admin-places.ts';
import { ApiError } from '#api/api-error.ts';
import { mayBeDone } from '#api/failure-kind.ts';
import { countWords } from '#domain/count-words.ts';
import type { Point } from '#domain/geo.ts';
import { type AdminPlace, isSavedAs, type PlaceEdit } from '#domain/places/edit-place.ts';
import type { ImportedPlace } from '#domain/places/found-place.ts';
import { showToast } from '#ui/toasts.ts';
import { saveOrTheirs } from '../save-or-theirs.ts';
import { tryTo } from '../try-to.ts';
import { addedBeforeWords } from '../use-new-id.ts';

/**
 * The result of editing a place: `now` is the place as it is, somebody else's version if they saved first; absent once
 * it is deleted.
 */
export interface PlaceSaved {
	isSaved: boolean;
	now?: AdminPlace | undefined;
	/** True when somebody else has removed it. */
	isGone?: boolean | undefined;
	/** True when it is unknown whether it was done. */
	isOpen?: boolean | undefined;
}

/** Adds a place, or changes a known one. */
export const writePlace = (place: PlaceEdit, of: AdminPlace | NewPlace): Promise<PlaceSaved> =>
	written(() => savePlace(place, of), { ...place, ...of });

/**
 * Adds a place under an id sent before: it may have been added, and the input may describe another by now. Nothing is
 * sent until the places around are read.
 */
export async function addAgain(place: PlaceEdit, of: NewPlace, around: Point): Promise<PlaceSaved> {
	const places = await tryTo(() => readPlacesAround(around));
	if (!places) return { isSaved: false };
	const there = places.find(({ place_id }) => place_id === of.place_id);
	if (!there) return writePlace(place, of);
	if (isSavedAs(place, there)) return { isSaved: true, now: there };
	showToast({ words: addedBeforeWords(there.name) });
	return { isSaved: false, now: there };
}

/** Deletes a place. */
export const removePlace = (known: AdminPlace): Promise<PlaceSaved> =>
	written(async () => {
		await deletePlace(known);
		return null;
	}, known);

async function written(save: () => Promise<AdminPlace | null>, of: NewPlace & Point): Promise<PlaceSaved> {
	let isGone = false as boolean;
	let isOpen = false as boolean;
	const { isSaved, now } = await saveOrTheirs<AdminPlace | undefined>({
		of: 'place',
		save: async () => {
			try {
				return (await save()) ?? undefined;
			} catch (error) {
				isOpen = error instanceof ApiError && mayBeDone(error.code);
				throw error;
			}
		},
		read: async () => {
			const found = (await readPlacesAround(of)).find(({ place_id }) => place_id === of.place_id);
			isGone = !found;
			return found;
		},
	});
	return { isSaved, now, ...(isGone && { isGone }), ...(isOpen && { isOpen }) };
}

/**
 * Adds the OpenStreetMap places that are not here yet, and says how many.
 * @throws ApiError
 */
export async function addPlaces(places: ImportedPlace[]): Promise<void> {
	const { added, known } = await importPlaces(places);
	const others = known > 0 ? ` ${known} ${known === 1 ? 'was' : 'were'} already here.` : '';
	showToast({ words: `${countWords(added, 'place')} added.${others}` });
}
