import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { stateNamed } from '#domain/search/named-area.ts';
import { type RegionId, regions } from '#domain/states/region.ts';
import type { RegionContent, State, Subregion } from '#domain/states/state.ts';
import { colleges } from '#server/colleges/table.ts';
import type { Db } from '#server/db/open.ts';
import { sanitize } from '#server/html/sanitize.ts';
import { imageWords } from '#server/images/table.ts';
import { regionContent, states, subregions } from './table.ts';

const { edited_fields, ...stateFields } = getTableColumns(states);
const { edited_fields: _, ...subregionColumns } = getTableColumns(subregions);
const stateColumns = {
	...stateFields,
	// Qualified by hand: drizzle omits the table's name when a select has only one table.
	college_count: sql<number>`(select count(*) from ${colleges} where "colleges"."state_abbreviation" = "states"."state_abbreviation" and "colleges"."enabled" and "colleges"."visible")`,
};

/** Reads states, territories and their subregions; lists are by name. */
export function createStateStore(db: Db) {
	const select = () => db.select(stateColumns).from(states);
	const all = select().orderBy(states.name).prepare();
	const ofRegion = select()
		.where(eq(states.region, sql.placeholder('region')))
		.orderBy(states.name)
		.prepare();
	const isOpen = eq(states.enabled, true);
	const byName = select()
		.where(and(isOpen, eq(states.name, sql.placeholder('name'))))
		.prepare();
	const openNames = db.select({ name: states.name }).from(states).where(isOpen).prepare();
	const byAbbreviation = select()
		.where(eq(states.state_abbreviation, sql.placeholder('abbreviation')))
		.prepare();
	const allSubregions = db
		.select(subregionColumns)
		.from(subregions)
		.orderBy(subregions.state, subregions.name)
		.prepare();

	const allRegions = db
		.select({ ...getTableColumns(regionContent), image_credit: imageWords.credit })
		.from(regionContent)
		.leftJoin(imageWords, eq(imageWords.image, regionContent.image))
		.prepare();

	const enabledNamed = async (name: string): Promise<State | undefined> =>
		byName.all({ name }).map(withCleanTips)[0];

	return {
		/** Returns the regions' texts, in the catalogue's order. */
		regions: async (): Promise<RegionContent[]> => {
			const rows = new Map(allRegions.all().map((row) => [row.id, row]));
			return regions.flatMap(({ id, idString }) => {
				const row = rows.get(id);
				if (!row) return [];
				const { image, image_credit, text } = row;
				return { id, idString, image, ...(image_credit && { image_credit }), text };
			});
		},
		/** Returns every state and territory, enabled or not. */
		all: async (): Promise<State[]> => all.all().map(withCleanTips),
		/** Returns the states of a region, enabled or not. */
		inRegion: async (region: RegionId): Promise<State[]> => ofRegion.all({ region }).map(withCleanTips),
		/** The enabled state with exactly this name; undefined when there is none. */
		enabledNamed,
		/** Returns the enabled state whose page has this name, as people type it; undefined when there is none. */
		enabledAt: async (address: string): Promise<State | undefined> => {
			const found = stateNamed(address, openNames.all());
			return found && enabledNamed(found.name);
		},
		/** Returns the state with this postal code, enabled or not. */
		withAbbreviation: async (abbreviation: string): Promise<State | undefined> =>
			byAbbreviation.all({ abbreviation }).map(withCleanTips)[0],
		/** Returns every subregion, by state and name. */
		subregions: async (): Promise<Subregion[]> => allSubregions.all(),
	};
}

const withCleanTips = (state: State): State => ({
	...state,
	travel_tips: state.travel_tips.map(sanitize).filter((tip) => tip !== ''),
});
