import type { College } from './college.ts';

type Causes = Pick<College, 'state_abbreviation'>;
type Consequences = Pick<College, 'subregion_id' | 'subregion_name'>;

/** The further fields that a college's change brings with it, unless the change sets them itself. */
export function consequencesOf(
	present: Causes,
	{ state_abbreviation: state, subregion_id: subregion }: Partial<Causes & Consequences>,
): Partial<Consequences> {
	const hasMoved = state !== undefined && state !== present.state_abbreviation;
	// A subregion belongs to one state.
	return hasMoved && subregion === undefined ? { subregion_id: null, subregion_name: null } : {};
}
