import * as z from 'zod/mini';
import type { Point } from '#domain/geo.ts';
import { type Place, placeSchema } from '#domain/places/place.ts';
import { type Subregion, subregionSchema } from '#domain/states/state.ts';
import { getJson } from './request.ts';

/** The `GET /query` paths this app uses. */
export const queryPaths = {
	texts: '/query?target=site_content',
	subregions: '/query?target=subregion',
	guide: (ipedsId: number) => `/query?target=college&on=ipeds_id&qid=${ipedsId}`,
	placesNear: ({ lat, long }: Point) => `/query?target=place&lat=${lat}&long=${long}`,
	placesOfId: (id: string) => `/query?target=place&by=place_id&term=${encodeURIComponent(id)}`,
};

/** Every subregion of every state. */
export const readSubregions = (): Promise<Subregion[]> =>
	getJson(queryPaths.subregions, z.array(subregionSchema));

/** Reads the places near a point, to about a yard. */
export const readPlacesNear = ({ lat, long }: Point): Promise<Place[]> =>
	getJson(
		queryPaths.placesNear({ lat: Number(lat.toFixed(5)), long: Number(long.toFixed(5)) }),
		z.array(placeSchema),
	);

/** Reads the places with an id, at most one of each type. @throws ApiError `bad_query` when the id is impossible */
export const readPlacesOfId = (id: string): Promise<Place[]> =>
	getJson(queryPaths.placesOfId(id), z.array(placeSchema));
