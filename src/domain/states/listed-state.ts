import { nearestTo } from '../geo.ts';
import type { State } from './state.ts';

/** Federal codes above Wyoming's belong to territories. */
const LAST_STATE = '56';

/**
 * True for a state that has no guides yet but will get some. We promise guides for states, not for every territory: a
 * territory is shown once it is enabled.
 */
export const isComingSoon = ({ enabled, fips }: Pick<State, 'enabled' | 'fips'>) =>
	!enabled && fips <= LAST_STATE;

/** Returns the open states nearest to a state, by the distance between their centers. */
export function openNeighbors({ center_lat, center_long }: State, states: State[], count = 3): State[] {
	const open = states.filter(({ enabled }) => enabled);
	const middles = open.map((state) => ({ state, lat: state.center_lat, long: state.center_long }));
	return nearestTo({ lat: center_lat, long: center_long }, middles, count).map(({ place }) => place.state);
}

/** A state in lists and on the map of all states: without its tips, which are most of its bytes. */
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
