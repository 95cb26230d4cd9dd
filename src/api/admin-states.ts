import * as z from 'zod/mini';
import { type AdminState, adminStateSchema, type RegionChange } from '#domain/states/edit-state.ts';
import { type RegionContent, regionContentSchema, type State, stateSchema } from '#domain/states/state.ts';
import { apiAddress } from './api-address.ts';
import { queryPaths } from './query.ts';
import { getJson, send } from './request.ts';

/** Every state and territory, live or not. */
export const readStates = (): Promise<State[]> => getJson('/public/states', z.array(stateSchema));

/** Texts and pictures of the regions. */
export const readRegions = (): Promise<RegionContent[]> =>
	getJson(queryPaths.regions, z.array(regionContentSchema));

/** A state with its revision. */
export const readState = (fips: string): Promise<AdminState> =>
	getJson(`/admin/state?fips=${encodeURIComponent(fips)}`, adminStateSchema);

interface Update {
	enabled?: boolean;
	travel_tips?: string[];
	center_lat?: number;
	center_long?: number;
	default_zoom?: number;
}

/** Changes a state. @throws ApiError `edited_meanwhile` when the revision is not the latest */
export function saveState(
	fips: string,
	{ travel_tips, ...update }: Update,
	revision: number,
): Promise<AdminState> {
	// The tips travel as a JSON string, as the specification wants.
	const tips = travel_tips && { travel_tips: JSON.stringify(travel_tips) };
	const body = { fips, update: { ...update, ...tips }, revision };
	return send({ method: 'POST', address: apiAddress('/admin/state'), body }, adminStateSchema);
}

/** Changes a region's texts; returns all regions. */
export const saveRegion = (body: RegionChange): Promise<RegionContent[]> =>
	send({ method: 'POST', address: apiAddress('/admin/region'), body }, z.array(regionContentSchema));
