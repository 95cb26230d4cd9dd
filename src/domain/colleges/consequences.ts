import type { College } from './college.ts';
import { settingOfLocale } from './labels.ts';

type Causes = Pick<College, 'state_abbreviation' | 'locale'>;
type Consequences = Pick<College, 'subregion_id' | 'subregion_name' | 'setting'>;

/** Returns the further fields that change along with a college's change, unless the change sets them itself. */
export function consequencesOf(
	present: Causes,
	{ state_abbreviation: state, subregion_id, locale, setting }: Partial<Causes & Consequences>,
): Partial<Consequences> {
	const hasMoved = state !== undefined && state !== present.state_abbreviation;
	const isElsewhere = locale !== undefined && locale !== present.locale;
	return {
		// A subregion belongs to one state.
		...(hasMoved && subregion_id === undefined && { subregion_id: null, subregion_name: null }),
		...(isElsewhere && setting === undefined && { setting: settingOfLocale(locale) }),
	};
}
