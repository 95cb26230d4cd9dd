import * as z from 'zod/mini';
import {
	type AdminRegion,
	type AdminState,
	adminRegionSchema,
	adminStateSchema,
	type RegionChange,
	type StateChange,
} from '#domain/states/edit-state.ts';
import { type State, stateSchema } from '#domain/states/state.ts';
import { getJson, send } from './request.ts';

/** Every state and territory, live or not. */
export const readStates = (): Promise<State[]> => getJson('/public/states', z.array(stateSchema));

const REGIONS = '/admin/region';

/** Texts and pictures of the regions, with their revisions. */
export const readRegions = (): Promise<AdminRegion[]> => getJson(REGIONS, z.array(adminRegionSchema));

/** A state with its revision. */
export const readState = (fips: string): Promise<AdminState> =>
	getJson(`/admin/state?fips=${encodeURIComponent(fips)}`, adminStateSchema);

/** The changed fields of a state, its tips as a list. */
export type StateEdit = Omit<StateChange['update'], 'travel_tips'> & { travel_tips?: string[] };

/** Changes a state. @throws ApiError `edited_meanwhile` when the revision is not the latest */
export function saveState(
	fips: string,
	{ travel_tips, ...update }: StateEdit,
	revision: number,
): Promise<AdminState> {
	// The tips travel as a JSON string, as the specification wants.
	const tips = travel_tips && { travel_tips: JSON.stringify(travel_tips) };
	const body = { fips, update: { ...update, ...tips }, revision };
	return send<AdminState, StateChange>('/admin/state', adminStateSchema, { body });
}

/** Changes a region's texts; returns all regions. @throws ApiError `edited_meanwhile` when the revision is not the latest */
export const saveRegion = (body: RegionChange): Promise<AdminRegion[]> =>
	send<AdminRegion[], RegionChange>(REGIONS, z.array(adminRegionSchema), { body });
