import { eq } from 'drizzle-orm';
import { milesBetween, type Point } from '#domain/geo.ts';
import type { PlaceChange } from '#domain/places/edit-place.ts';
import { type ImportedPlace, isSamePlace } from '#domain/places/found-place.ts';
import type { Place } from '#domain/places/place.ts';
import { guidedTypes } from '#domain/places/place.ts';
import { changedValues, recorded } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { randomId } from '#server/secrets/random.ts';
import { boxWithin } from './nearby.ts';
import { placeColumns } from './store.ts';
import { places } from './table.ts';

/** How far around a campus editors see places, miles. */
const AROUND_MILES = 10;

/** Changes places for the back office, each change with its row in the audit log. */
export function createPlaceEditStore(
	db: Db,
	around: (box: ReturnType<typeof boxWithin>) => Promise<Place[]>,
) {
	return {
		/** Every hotel, restaurant and sight around a point, nearest first. */
		around: async (point: Point): Promise<Place[]> =>
			(await around(boxWithin(point, AROUND_MILES)))
				.filter(({ type }) => guidedTypes.some((each) => each === type))
				.map((place) => ({ ...place, distance: Math.round(milesBetween(point, place) * 100) / 100 }))
				.filter(({ distance }) => distance <= AROUND_MILES)
				.sort((a, b) => a.distance - b.distance || a.place_id.localeCompare(b.place_id)),
		/** Adds the places that are not here yet, all or none; returns how many were added, and how many were known. */
		bring: async (asked: ImportedPlace[], by: string, now: Date) =>
			db.transaction(
				(tx) => {
					const ours: Place[] = tx.select(placeColumns).from(places).all();
					const added = asked.filter((place) => {
						if (ours.some((own) => isSamePlace(own, place))) return false;
						const { place_id: key, ...after } = place;
						tx.insert(places)
							.values({ ...place, edited_fields: Object.keys(after) })
							.run();
						recorded(tx, { by, what: 'place', key, before: null, after }, now).run();
						ours.push({ ...place, distance: null });
						return true;
					});
					return { added: added.length, known: asked.length - added.length };
				},
				{ behavior: 'immediate' },
			),
		/** Adds, changes or deletes a place; returns its id, or undefined when there is none to change. */
		change: async (asked: PlaceChange, by: string, now: Date): Promise<string | undefined> =>
			db.transaction(
				(tx) => {
					const key = asked.action === 'create' ? randomId('o_') : asked.place_id;
					const present = tx.select().from(places).where(eq(places.place_id, key)).get();
					if (asked.action !== 'create' && (!present || present.type === 'airport')) return undefined;
					const log = (before: object | null, after: object | null) =>
						recorded(tx, { by, what: 'place', key, before, after } as never, now).run();
					if (asked.action === 'create') {
						const edited_fields = Object.keys(asked.place);
						tx.insert(places)
							.values({ ...asked.place, place_id: key, edited_fields })
							.run();
						log(null, asked.place);
					} else if (asked.action === 'delete') {
						tx.delete(places).where(eq(places.place_id, key)).run();
						const { edited_fields: _, place_id: __, ...gone } = present as NonNullable<typeof present>;
						log(gone, null);
					} else {
						const known = present as NonNullable<typeof present>;
						const changed = changedValues<typeof known>(known, asked.place);
						if (!changed) return key;
						const edited_fields = [...new Set([...known.edited_fields, ...Object.keys(changed.after)])];
						tx.update(places)
							.set({ ...changed.after, edited_fields })
							.where(eq(places.place_id, key))
							.run();
						log(changed.before, changed.after);
					}
					return key;
				},
				{ behavior: 'immediate' },
			),
	};
}
