import { readRegions, readState, readStates } from '#api/admin-states.ts';
import { holdingLast } from '../holding-last.ts';

export { StateEditorScreen as Component } from './StateEditorScreen.tsx';

/** Loads every state, the regions' texts, and the state chosen in the address. */
export const loader = holdingLast(async ({ request }) => {
	const fips = new URL(request.url).searchParams.get('fips');
	const [states, regions, chosen] = await Promise.all([
		readStates(),
		readRegions(),
		fips === null ? null : readState(fips),
	]);
	return { states, regions, chosen };
});
