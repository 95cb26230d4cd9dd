import { allSteps } from '#domain/all-steps.ts';
import { type BaseMap, unpackBaseMap } from '#domain/map/base-map.ts';
import type { MapPin } from '#domain/map/pin.ts';
import type { Around } from '#domain/map/scene.ts';
import { bySize } from '#domain/search/rank-towns.ts';
import { type Town, unpackTowns } from '#domain/towns/packed-towns.ts';
import colleges from '../../../src/domain/catalogue/colleges.json' with { type: 'json' };
import { readPacked } from '../../read-packed.ts';

export const base: BaseMap = allSteps(unpackBaseMap(readPacked('base-map.bin')));
export const towns: Town[] = bySize(unpackTowns(readPacked('towns.bin')));

/** Bundled colleges as the stops of a trip, or as pins of a state's map. */
export function stopsAt(...ids: number[]): MapPin[] {
	return ids.map((id, at) => ({ ...pinOf(id), number: at + 1 }));
}

export const pinsIn = (state: string): MapPin[] =>
	colleges
		.filter(({ state_abbreviation }) => state_abbreviation === state)
		.map(({ ipeds_id }) => pinOf(ipeds_id));

function pinOf(id: number): MapPin {
	const college = colleges.find(({ ipeds_id }) => ipeds_id === id);
	if (!college) throw new Error(`No college ${id}`);
	const { name, lat, long } = college;
	return { id: String(id), kind: 'college', name, lat, long };
}

export function around(view: Around['view'], covers: Around['covers'] = []): Around {
	return { view, covers, scale: 1, base, towns };
}
