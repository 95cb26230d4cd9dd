import { regions } from '../states/region.ts';
import type { State } from '../states/state.ts';
import { normalise } from './normalise.ts';

/**
 * Finds the state that an address names, as people type it: in any case, and without its last period, which messages
 * drop from links; undefined when there is none.
 */
export function stateNamed<Named extends Pick<State, 'name'>>(
	name: string | undefined,
	states: readonly Named[],
): Named | undefined {
	const wanted = normalise(name ?? '');
	return states.find((state) => normalise(state.name) === wanted);
}

/** Full names that no guide uses, and the postal codes of their states. */
const inFull: Readonly<Record<string, string>> = { 'district of columbia': 'DC' };

/** Finds the state written as its postal code or name, in any case; undefined when there is none. */
export function stateWritten<Named extends Pick<State, 'name' | 'state_abbreviation'>>(
	written: string,
	states: readonly Named[],
): Named | undefined {
	const wanted = normalise(written);
	const code = inFull[wanted] ?? wanted.toUpperCase();
	return states.find(({ state_abbreviation }) => state_abbreviation === code) ?? stateNamed(written, states);
}

/**
 * Finds the region named in an address or a query, as "New England" or "NewEngland", in any case; undefined when there
 * is none.
 */
export function regionNamed(name: string | undefined) {
	const wanted = normalise(name ?? '');
	return regions.find(({ id, idString }) => wanted === normalise(idString) || wanted === normalise(id));
}
