import { eq } from 'drizzle-orm';
import { type Point, roundedMilesBetween } from '#domain/geo.ts';
import type { AdminPlace, PlaceChange } from '#domain/places/edit-place.ts';
import type { Imported, ImportedPlace } from '#domain/places/found-place.ts';
import type { Place } from '#domain/places/place.ts';
import { guidedTypes } from '#domain/places/place.ts';
import { AROUND_CAMPUS_MILES, aroundCampus } from '#domain/places/shown-places.ts';
import { type EditRefusal, isOutdated, isStillNew, wasDeleted, writeEdit } from '#server/audit/edit-row.ts';
import { changedValues, record, revisionOf, revisionsOf } from '#server/audit/record.ts';
import type { Db } from '#server/db/open.ts';
import { immediately, type Tx } from '#server/db/transaction.ts';
import { randomId } from '#server/secrets/random.ts';
import { stateFault } from '#server/states/is-state.ts';
import { bringIn, type PlaceFault } from './bring.ts';
import { boxWithin } from './nearby.ts';
import { placeColumns } from './store.ts';
import { places } from './table.ts';

/** Changes places for the back office, each change with its row in the audit log. */
export function createPlaceEditStore(
	db: Db,
	around: (box: ReturnType<typeof boxWithin>) => Promise<Place[]>,
) {
	return {
		/** Returns every hotel, restaurant and sight that belongs to a campus at this point, nearest first. */
		around: async (point: Point): Promise<AdminPlace[]> => {
			const revisions = revisionsOf(db, 'place');
			const guided = (await around(boxWithin(point, AROUND_CAMPUS_MILES)))
				.filter(({ type }) => guidedTypes.some((each) => each === type))
				.map((place) => ({ ...place, distance: roundedMilesBetween(point, place) }));
			return aroundCampus(guided)
				.sort((a, b) => a.distance - b.distance || a.place_id.localeCompare(b.place_id))
				.map((place) => ({ ...place, revision: revisions.get(place.place_id) ?? 0 }));
		},
		/**
		 * Adds the places that are not here yet, all or none; returns how many were added and how many were known, or
		 * why none were.
		 */
		bring: async (asked: ImportedPlace[], by: string, now: Date): Promise<Imported | PlaceFault> =>
			immediately(db, (tx) => bringIn(tx, { asked, by }, now)),
		/** Adds, changes or deletes a place; returns its new state, null once it is deleted, or why it was refused. */
		change: async (asked: PlaceChange, by: string, now: Date): Promise<Changed | Refusal> =>
			immediately(db, (tx) => {
				const changed = changeIn(tx, { asked, by }, now);
				return typeof changed === 'string' || 'fault' in changed
					? changed
					: { place: revisedIn(tx, changed.id) };
			}),
	};
}

type Refusal = EditRefusal | PlaceFault;

interface Changed {
	place: AdminPlace | null;
}

function revisedIn(tx: Tx, key: string): AdminPlace | null {
	const place = tx.select(placeColumns).from(places).where(eq(places.place_id, key)).get();
	return place ? { ...place, revision: revisionOf(tx, what, key) } : null;
}

interface Asked<Change extends PlaceChange = PlaceChange> {
	asked: Change;
	by: string;
}
const what = 'place' as const;

function changeIn(tx: Tx, { asked, by }: Asked, now: Date): { id: string } | Refusal {
	const fault = 'place' in asked && stateFault(tx, asked.place.state_abbreviation);
	if (fault) return fault;
	if (asked.action === 'create') return createIn(tx, { asked, by }, now);
	const { place_id: key, revision } = asked;
	const isIt = eq(places.place_id, key);
	const present = tx.select().from(places).where(isIt).get();
	if (!present && asked.action === 'delete' && wasDeleted(tx, { what, key })) return { id: key };
	if (!present || present.type === 'airport') return 'absent';
	if (asked.action === 'delete') {
		if (isOutdated(tx, { what, key, revision })) return 'edited_meanwhile';
		tx.delete(places).where(isIt).run();
		const { edited_fields: _, place_id: __, ...gone } = present;
		record(tx, { by, what, key, before: gone, after: null }, now);
		return { id: key };
	}
	const write = (columns: Partial<typeof present>) => void tx.update(places).set(columns).where(isIt).run();
	const edit = { what, key, revision, present, update: asked.place, by, write };
	return writeEdit<typeof present>(tx, edit, now) ?? { id: key };
}

type Creation = Extract<PlaceChange, { action: 'create' }>;

function createIn(tx: Tx, { asked, by }: Asked<Creation>, now: Date): { id: string } | EditRefusal {
	const { place, place_id: key = randomId('o_') } = asked;
	const present = tx.select().from(places).where(eq(places.place_id, key)).get();
	if (!isStillNew(tx, { what, key }, by)) return 'edited_meanwhile';
	if (present && !changedValues<typeof present>(present, place)) return { id: key };
	tx.insert(places)
		.values({ ...place, place_id: key, edited_fields: Object.keys(place) })
		.onConflictDoUpdate({ target: places.place_id, set: place })
		.run();
	record(tx, { by, what, key, before: null, after: place }, now);
	return { id: key };
}
