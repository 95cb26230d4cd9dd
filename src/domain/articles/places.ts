import type { College } from '../colleges/college.ts';
import type { State, Subregion } from '../states/state.ts';

/** The fields of a state that article lists need. */
export type VoicedState = Pick<State, 'name' | 'state_abbreviation' | 'region' | 'enabled'>;
/** The fields of a college that article lists need. */
export type VoicedCollege = Pick<
	College,
	'ipeds_id' | 'name' | 'state_abbreviation' | 'subregion_id' | 'enabled'
>;

/** The places that articles are about; lists group by them and link to them. */
export interface Places {
	states: VoicedState[];
	subregions: Subregion[];
	colleges: VoicedCollege[];
}
