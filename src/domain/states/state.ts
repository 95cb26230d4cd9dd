import * as z from 'zod/mini';

/** A state or territory, as listed by `GET /public/states`. `travel_tips` are sanitised HTML. */
export const stateSchema = z.object({
	/** Two-digit federal code, "25". */
	fips: z.string(),
	name: z.string(),
	state_abbreviation: z.string(),
	enabled: z.boolean(),
	region: z.enum(['NewEngland', 'MidAtlantic', 'South', 'Midwest', 'West']),
	center_lat: z.number(),
	center_long: z.number(),
	default_zoom: z.number(),
	travel_tips: z.array(z.string()),
	/** Enabled colleges in the state. */
	college_count: z.int(),
});
export type State = z.infer<typeof stateSchema>;

/** What a list or the map of all states shows of one: without its tips, which are most of its bytes. */
export type ListedState = Pick<
	State,
	'fips' | 'name' | 'state_abbreviation' | 'enabled' | 'region' | 'college_count'
>;

/** The part of a state that lists show. */
export function toListedState({
	fips,
	name,
	state_abbreviation,
	enabled,
	region,
	college_count,
}: ListedState): ListedState {
	return { fips, name, state_abbreviation, enabled, region, college_count };
}

/** A named part of a state by which its colleges are grouped. */
export const subregionSchema = z.object({ id: z.int(), state: z.string(), name: z.string() });
export type Subregion = z.infer<typeof subregionSchema>;
