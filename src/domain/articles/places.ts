import type { College } from '../colleges/college.ts';
import type { State, Subregion } from '../states/state.ts';

/** A state as articles are listed under it. */
export type VoicedState = Pick<State, 'name' | 'state_abbreviation' | 'region' | 'enabled'>;
/** A college as articles are listed under it. */
export type VoicedCollege = Pick<
	College,
	'ipeds_id' | 'name' | 'state_abbreviation' | 'subregion_id' | 'enabled'
>;

/** The places that articles are about: what they are grouped under, and lead to. */
export interface Places {
	states: VoicedState[];
	subregions: Subregion[];
	colleges: VoicedCollege[];
}
