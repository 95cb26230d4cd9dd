import { and, between, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Point } from '#domain/geo.ts';
import type { Place, PlaceType } from '#domain/places/place.ts';
import { searchRadius } from '#domain/places/shown-places.ts';
import { normalise } from '#domain/search/normalise.ts';
import { listed } from '#server/db/listed.ts';
import type { Db } from '#server/db/open.ts';
import { boxWithin, nearestOf } from './nearby.ts';
import { places } from './table.ts';

const { edited_fields, ...columns } = getTableColumns(places);
export const placeColumns = { ...columns, distance: sql<null>`null` };

type Edge = number | Placeholder;

/** The condition that a place lies in a box of degrees. */
export const liesIn = ({ south, north, west, east }: Record<keyof ReturnType<typeof boxWithin>, Edge>) =>
	and(between(places.lat, south, north), between(places.long, west, east));

/** Reads places; lists are by name, searches near a point by distance. */
export function createPlaceStore(db: Db) {
	const term = sql.placeholder('term');
	const where = (condition: SQL) =>
		db
			.select(placeColumns)
			.from(places)
			.where(condition)
			.orderBy(sql`${places.name} collate nocase`, places.place_id)
			.prepare();
	const words = db
		.select({ place_id: places.place_id, name: places.name, city: places.city })
		.from(places)
		.prepare();
	const byIds = where(sql`${places.place_id} in ${listed('ids')}`);
	/** Searches only the words first: reading whole records of every place takes several times as long. */
	const whose = async (isIt: (place: { name: string; city: string }) => boolean): Promise<Place[]> => {
		const ids = words.all().flatMap((each) => (isIt(each) ? each.place_id : []));
		return ids.length === 0 ? [] : byIds.all({ ids: JSON.stringify(ids) });
	};
	const queries = {
		state_abbreviation: where(sql`${places.state_abbreviation} = upper(${term})`),
		type: where(eq(places.type, term)),
		place_id: where(eq(places.place_id, term)),
	};
	const [south, north] = [sql.placeholder('south'), sql.placeholder('north')];
	const [west, east] = [sql.placeholder('west'), sql.placeholder('east')];
	const inBox = db.select(placeColumns).from(places).where(liesIn({ south, north, west, east })).prepare();

	return {
		/** Places whose column has this value. */
		by: async (column: keyof typeof queries, value: string): Promise<Place[]> =>
			queries[column].all({ term: value }),
		/** Places whose name contains this. */
		named: async (name: string): Promise<Place[]> => {
			const wanted = normalise(name);
			return wanted === '' ? [] : whose((place) => normalise(place.name).includes(wanted));
		},
		/** Places in the cities of this name. */
		inCity: async (city: string): Promise<Place[]> => {
			const wanted = normalise(city);
			return wanted === '' ? [] : whose((place) => normalise(place.city) === wanted);
		},
		/** Every place within a box of degrees. */
		within: async (box: ReturnType<typeof boxWithin>): Promise<Place[]> => inBox.all(box),
		/** Places near a point: at most nine of each type, nearest first, with the distance in miles. */
		near: async (point: Point, types: readonly PlaceType[]): Promise<Place[]> => {
			const reach = Math.max(...types.map((type) => searchRadius[type]));
			return nearestOf(await inBox.all(boxWithin(point, reach)), point, types);
		},
	};
}
