import { readRegions, readState, type StateEdit, saveRegion, saveState } from '#api/admin-states.ts';
import type { AdminRegion, AdminState, RegionChange } from '#domain/states/edit-state.ts';
import { type Saved, saveOrTheirs } from '../save-or-theirs.ts';

export const changeState = ({ fips, revision }: AdminState, change: StateEdit): Promise<Saved<AdminState>> =>
	saveOrTheirs({
		of: 'state',
		save: () => saveState(fips, change, revision),
		read: () => readState(fips),
	});

/** Changes a region's text or picture. */
export function changeRegion(
	{ id, revision }: AdminRegion,
	update: RegionChange['update'],
): Promise<Saved<AdminRegion>> {
	const own = (regions: AdminRegion[]) => regions.find((each) => each.id === id);
	return saveOrTheirs({
		of: 'region',
		save: async () => own(await saveRegion({ id, update, revision })),
		read: async () => own(await readRegions()),
	});
}
