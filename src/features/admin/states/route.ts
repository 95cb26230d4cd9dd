import { redirectDocument } from 'react-router-dom';
import { readRegions, readState, readStates } from '#api/admin-states.ts';
import { ApiError } from '#api/api-error.ts';
import { paths } from '#domain/paths.ts';
import { holdingLast } from '../holding-last.ts';

export { StateEditorScreen as Component } from './StateEditorScreen.tsx';

/** Loads every state, the regions' texts, and the state chosen in the address. */
export const loader = holdingLast(async ({ request }) => {
	const fips = new URL(request.url).searchParams.get('fips');
	const [states, regions, chosen] = await Promise.all([
		readStates(),
		readRegions(),
		fips === null ? null : stateOf(fips),
	]);
	return { states, regions, chosen };
});

async function stateOf(fips: string) {
	try {
		return await readState(fips);
	} catch (error) {
		// A malformed code gives `bad_query`.
		if (error instanceof ApiError && (error.code === 'state_not_found' || error.code === 'bad_query'))
			throw redirectDocument(paths.notFound);
		throw error;
	}
}
