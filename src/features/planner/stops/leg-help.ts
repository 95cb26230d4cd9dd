import { loadTowns } from '#content/towns.ts';
import type { Airport } from '#domain/places/place.ts';
import type { Town } from '#domain/towns/packed-towns.ts';
import { remembered } from '#runtime/remembered.ts';
import { loadAirports } from '../airports.ts';

/** The choices for a night on the way or a flight. */
export interface LegHelp {
	towns: Town[];
	airports: Airport[];
}

const loadAll = remembered(
	async (): Promise<LegHelp> => ({ towns: await loadTowns(), airports: await loadAirports() }),
);

let asked: { all: Promise<LegHelp>; orNone: Promise<LegHelp | null> } | undefined;

/**
 * Both files come with the app; null without them: there is then nothing to offer, and the leg's own words stay. The
 * next call tries again; until something changes, all callers get the same promise.
 */
export function loadLegHelp(): Promise<LegHelp | null> {
	const all = loadAll();
	if (asked?.all !== all) asked = { all, orNone: orNone(all) };
	return asked.orNone;
}

async function orNone(help: Promise<LegHelp>): Promise<LegHelp | null> {
	try {
		return await help;
	} catch (error) {
		console.warn('Neither towns nor airports are at hand', error);
		return null;
	}
}
