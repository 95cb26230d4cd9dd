import type { Subregion } from '../states/state.ts';

/** A heading for a state's colleges: a subregion, or Other; `name` is null if the state has no subregions. */
export interface SubregionGroup<C> {
	name: string | null;
	colleges: C[];
}

/**
 * Groups a state's colleges by subregion, in name order, with the rest under "Other". A state without subregions is one
 * nameless group. Empty groups are left out.
 */
export function groupBySubregion<C extends { name: string; subregion_id: number | null }>(
	colleges: C[],
	subregions: Subregion[],
): SubregionGroup<C>[] {
	const sorted = [...colleges].sort((a, b) => a.name.localeCompare(b.name, 'en'));
	if (subregions.length === 0) return sorted.length > 0 ? [{ name: null, colleges: sorted }] : [];
	const ids = new Set(subregions.map(({ id }) => id));
	const byName = [...subregions].sort((a, b) => a.name.localeCompare(b.name, 'en'));
	const groups = byName.map(({ id, name }) => ({
		name: name as string | null,
		colleges: sorted.filter((college) => college.subregion_id === id),
	}));
	const others = sorted.filter(({ subregion_id }) => subregion_id === null || !ids.has(subregion_id));
	return [...groups, { name: 'Other', colleges: others }].filter((group) => group.colleges.length > 0);
}
