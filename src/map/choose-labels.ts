import type { Map as MapLibreMap } from 'maplibre-gl';
import type { BaseMap } from './base-map.ts';
import type { Feature, FeatureCollection } from './geojson.ts';
import type { StateLabel, WaterLabel } from './packed-base-map.ts';
import { type Candidate, placeLabels, SHIFT, type Side, type Surroundings } from './place-labels.ts';
import type { Town } from './towns.ts';

/** Below this width a map is a phone's: six towns, no state names. */
const WIDE = 560;
const PHONE_TOWNS = 6;
const WIDEST_TOWNS = 16;
/** Square pixels that a town's name has to itself on a wide map. */
const ROOM_PER_TOWN = 42_000;
/** Closer in, a state's name would stand alone in the middle of nowhere. */
const STATE_NAMES = { from: 2.8, to: 8.6 };
const UNDER_TOWNS = 4.3;
/** The size of town that is worth a name at a zoom, and by how much less will do one zoom closer. */
const SMALLEST_TOWN = { zoom: 5, size: 34, step: 5 };
const TILE = 512;
const STATE_LETTER = 13.2;

type Placeable = Candidate & { kind: 'town' | 'state' | 'water'; long: number; lat: number };

/** The names that the map has room for as it stands now, each with its side, for the source `labels`. */
export function chooseLabels(
	map: MapLibreMap,
	base: BaseMap,
	towns: Town[],
	around: Surroundings,
): FeatureCollection {
	const isWide = around.width >= WIDE;
	const zoom = map.getZoom();
	const isStateZoom = zoom >= STATE_NAMES.from && zoom <= STATE_NAMES.to;
	const states = isWide && isStateZoom ? base.states.flatMap((state) => stateCandidate(state, zoom)) : [];
	const waters = base.waters.filter(({ from }) => zoom >= from && zoom <= from + 4).map(waterCandidate);
	const names = placeLabels(inView(map, [...waters, ...states]), around, 60);
	const most = isWide
		? Math.min(
				WIDEST_TOWNS,
				Math.max(PHONE_TOWNS, Math.round((around.width * around.height) / ROOM_PER_TOWN)),
			)
		: PHONE_TOWNS;
	const clear = { ...around, boxes: [...around.boxes, ...names.map(({ box }) => box)] };
	const spacing = Math.sqrt((around.width * around.height) / most) * 0.45;
	const smallest = SMALLEST_TOWN.size - (zoom - SMALLEST_TOWN.zoom) * SMALLEST_TOWN.step;
	const isCountry = isWide && zoom < UNDER_TOWNS;
	const places = isCountry
		? []
		: placeLabels(inView(map, townCandidates(towns, smallest)), clear, most, spacing);
	return { type: 'FeatureCollection', features: [...names, ...places].map(labelFeature) };
}

/** Projects only what lies within the map's bounds, one by one, since the placing stops early. */
function* inView(map: MapLibreMap, candidates: Iterable<Placeable>): Generator<Placeable> {
	const bounds = map.getBounds();
	for (const candidate of candidates) {
		if (!bounds.contains([candidate.long, candidate.lat])) continue;
		yield { ...candidate, ...map.project([candidate.long, candidate.lat]) };
	}
}

function* townCandidates(towns: Town[], smallest: number): Generator<Placeable> {
	for (const { name, long, lat, size } of towns) {
		if (size < smallest) return;
		yield { ...candidate('town', name, long, lat, 7.6), hasDot: true, sides: ['right', 'left'] };
	}
}

/** In full where the state is wide enough, else "RI", else not at all. */
function stateCandidate(
	{ name, state_abbreviation, long, lat, span }: StateLabel,
	zoom: number,
): Placeable[] {
	const room = (span * TILE * 2 ** zoom) / 360;
	const written = [name, state_abbreviation].find((words) => (words.length + 1) * STATE_LETTER < room);
	if (!written) return [];
	return [{ ...candidate('state', written, long, lat, STATE_LETTER), sides: ['center', 'above', 'below'] }];
}

const waterCandidate = ({ name, long, lat }: WaterLabel) => candidate('water', name, long, lat, 8.6);

/** `letter` is the mean width of a letter of that kind in pixels, spacing included. */
function candidate(
	kind: Placeable['kind'],
	name: string,
	long: number,
	lat: number,
	letter: number,
): Placeable {
	const width = name.length * letter;
	return { kind, name, long, lat, x: 0, y: 0, width, height: 18, sides: ['center'], hasDot: false };
}

function labelFeature({ label, side }: { label: Placeable; side: Side }): Feature {
	const { kind, name, long, lat } = label;
	return {
		type: 'Feature',
		properties: { kind, name, ...TEXT_SIDE[side] },
		geometry: { type: 'Point', coordinates: [long, lat] },
	};
}

/** A label right of its point has its own left end anchored there. Offsets in ems of 15 pixels. */
const TEXT_SIDE = {
	right: { anchor: 'left', offset: [0.5, 0] },
	left: { anchor: 'right', offset: [-0.5, 0] },
	center: { anchor: 'center', offset: [0, 0] },
	above: { anchor: 'center', offset: [0, -SHIFT / 15] },
	below: { anchor: 'center', offset: [0, SHIFT / 15] },
} as const;
