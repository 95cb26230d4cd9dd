import { loadCatalogue } from '#content/catalogue.ts';
import { nearestTo } from '#domain/geo.ts';
import { campusesNearTrip } from '#domain/trips/campuses-near.ts';
import { distanceWords } from '#domain/trips/travel-words.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { campusRows } from '#search/site-search.ts';
import { readToursHere } from '#trips/trips-here.ts';
import { askPosition, PositionError } from '#ui/position.ts';
import type { Found } from '#ui/search/found.ts';

/** A trip to look around, by its id. */
export interface NamedTrip {
	id: string;
	/** Empty if it has none. */
	name: string;
}

/** The campuses near the reader or one of the trips; or why there are none to show. */
export type NearGuides =
	| { kind: 'me'; rows: Found[] }
	| { kind: 'trip'; rows: Found[]; trip: NamedTrip; trips: NamedTrip[] }
	| { kind: 'none'; why: 'denied' | 'unknown' | 'no_trip' };

const SHOWN = 24;
/** An hour's drive: nobody calls anything farther "near". */
const NEAR_MILES = 60;

/** Finds the campuses near the reader, nearest first, from this device alone. */
export async function findNearMe(): Promise<NearGuides> {
	try {
		const here = await askPosition();
		const near = nearestTo(here, await openColleges(), SHOWN);
		const rows = await campusRows(
			near.map(({ place, miles }) => ({ campus: place, far: `${distanceWords(miles)} from you` })),
		);
		return { kind: 'me', rows };
	} catch (error) {
		if (error instanceof PositionError) return { kind: 'none', why: error.why };
		throw error;
	}
}

/**
 * Finds the campuses within an hour of a trip's stops that are not on it yet. Without an id: the draft, else the most
 * recently changed trip.
 */
export async function findNearTrip(tripId: string | null): Promise<NearGuides> {
	const trips = await readToursHere();
	const trip = trips.find(({ id }) => id === tripId) ?? trips[0];
	if (!trip) return { kind: 'none', why: 'no_trip' };
	const near = campusesNearTrip(trip.stops, await openColleges(), NEAR_MILES).slice(0, SHOWN);
	const rows = await campusRows(
		near.map(({ campus, stopName, miles }) => ({ campus, far: `${distanceWords(miles)} from ${stopName}` })),
	);
	return { kind: 'trip', rows, trip: named(trip), trips: trips.map(named) };
}

const named = ({ id, name }: Trip): NamedTrip => ({ id, name });

async function openColleges() {
	return (await loadCatalogue()).colleges.filter(({ enabled }) => enabled);
}
