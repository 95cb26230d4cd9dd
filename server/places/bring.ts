import { inArray, or } from 'drizzle-orm';
import { ONE_PLACE_MILES } from '#domain/geo.ts';
import { type Imported, type ImportedPlace, isSamePlace } from '#domain/places/found-place.ts';
import type { Place } from '#domain/places/place.ts';
import { record } from '#server/audit/record.ts';
import type { Tx } from '#server/db/transaction.ts';
import { stateFault } from '#server/states/is-state.ts';
import { boxAround } from './nearby.ts';
import { liesIn, placeColumns } from './store.ts';
import { places } from './table.ts';

export interface PlaceFault {
	/** In words for an editor. */
	fault: string;
}

interface Asked {
	asked: ImportedPlace[];
	by: string;
}

/** Adds the places that are not here yet, or says why none was added. */
export function bringIn(tx: Tx, { asked, by }: Asked, now: Date): Imported | PlaceFault {
	for (const { name, state_abbreviation: state } of asked) {
		const wrong = stateFault(tx, state);
		if (wrong) return { fault: `${name}: ${wrong.fault}` };
	}
	const ours = ourCandidates(tx, asked);
	const added = asked.filter((place) => {
		if (ours.some((own) => isSamePlace(own, place))) return false;
		const { place_id: key, ...after } = place;
		tx.insert(places)
			.values({ ...place, edited_fields: Object.keys(after) })
			.run();
		record(tx, { by, what: 'place', key, before: null, after }, now);
		ours.push({ ...place, distance: null });
		return true;
	});
	return { added: added.length, known: asked.length - added.length };
}

/**
 * Returns our places that one of these may be. The server may have tens of thousands, and serves nobody else while it
 * compares.
 */
function ourCandidates(tx: Tx, asked: ImportedPlace[]): Place[] {
	const ids = asked.map(({ place_id }) => place_id);
	const isNear = liesIn(boxAround(asked, ONE_PLACE_MILES));
	return tx
		.select(placeColumns)
		.from(places)
		.where(or(inArray(places.place_id, ids), isNear))
		.all();
}
