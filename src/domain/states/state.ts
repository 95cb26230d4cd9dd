import * as z from 'zod/mini';
import { imageCreditSchema } from '../colleges/image-credit.ts';
import { nearestTo } from '../geo.ts';
import { regionIds } from './region.ts';

/** A state or territory, as listed by `GET /public/states`. `travel_tips` are sanitised HTML. */
export const stateSchema = z.object({
	/** Two-digit federal code, "25". */
	fips: z.string(),
	name: z.string(),
	state_abbreviation: z.string(),
	enabled: z.boolean(),
	region: z.enum(regionIds),
	center_lat: z.number(),
	center_long: z.number(),
	default_zoom: z.number(),
	travel_tips: z.array(z.string()),
	/** Enabled colleges in the state. */
	college_count: z.int(),
});
export type State = z.infer<typeof stateSchema>;

/** Federal codes above Wyoming's are territories. */
const LAST_STATE = '56';

/** A state that has no guides yet and will have some. Nobody promises guides to every territory: one shows once it is enabled. */
export const isComingSoon = ({ enabled, fips }: Pick<State, 'enabled' | 'fips'>) =>
	!enabled && fips <= LAST_STATE;

/** The states around one that are open, by how near their middles are. */
export function openNeighbors({ center_lat, center_long }: State, states: State[], count = 3): State[] {
	const open = states.filter(({ enabled }) => enabled);
	const middles = open.map((state) => ({ state, lat: state.center_lat, long: state.center_long }));
	return nearestTo({ lat: center_lat, long: center_long }, middles, count).map(({ place }) => place.state);
}

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

/** What is said of one of the five regions, and its picture. */
export const regionContentSchema = z.object({
	id: z.enum(regionIds),
	/** The region's name, and its part of an address. */
	idString: z.string(),
	/** The address of a picture; null when there is none. */
	image: z.nullable(z.string()),
	/** Whose picture it is; absent where it needs no credit. */
	image_credit: z.optional(imageCreditSchema),
	text: z.string(),
});
export type RegionContent = z.infer<typeof regionContentSchema>;

/** A named part of a state by which its colleges are grouped. */
export const subregionSchema = z.object({ id: z.int(), state: z.string(), name: z.string() });
export type Subregion = z.infer<typeof subregionSchema>;
