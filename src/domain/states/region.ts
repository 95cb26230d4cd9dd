/** The five regions, by their key in the catalogue; `idString` is the region's part of its address. */
export const regions = [
	{ id: 'NewEngland', idString: 'New England', hue: 255 },
	{ id: 'MidAtlantic', idString: 'Mid Atlantic', hue: 305 },
	{ id: 'South', idString: 'South', hue: 52 },
	{ id: 'Midwest', idString: 'Midwest', hue: 145 },
	{ id: 'West', idString: 'West', hue: 96 },
] as const;
export type Region = (typeof regions)[number];
export type RegionId = Region['id'];
export const regionIds = regions.map(({ id }) => id) as [RegionId, ...RegionId[]];

/** Finds a region by its key in the catalogue. */
export const regionWithId = (id: string | null | undefined): Region | undefined =>
	regions.find((region) => region.id === id);
