import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import { type PackedOutlines, packOutlines, type StateOutlines } from '../../src/sheet/packed-outlines.ts';
import { readAtlas, statesByFips } from './atlas.ts';
import { outerRings, ringArea, simplifyRing } from './rings.ts';

const MOST_POINTS = 110;
/** Islands smaller than this share of the state's biggest piece are left out. */
const SMALLEST_ISLAND = 0.004;

/** The outer rings of each state's outline in [longitude, latitude], biggest first, by state abbreviation, packed. */
export function stateOutlines(): PackedOutlines {
	const atlas = readAtlas('states-10m');
	const entries = feature(atlas, atlas.objects.states).features.map((state) => {
		const abbreviation = statesByFips.get(String(state.id))?.state_abbreviation ?? String(state.id);
		return [abbreviation, outline(outerRings(state.geometry))] as const;
	});
	const sorted = entries.sort(([a], [b]) => a.localeCompare(b));
	return packOutlines(Object.fromEntries(sorted) as StateOutlines);
}

function outline(rings: Position[][]): Position[][] {
	const bySize = rings.map(unwrapped).sort((a, b) => ringArea(b) - ringArea(a));
	const biggest = ringArea(bySize[0] ?? []);
	const kept = bySize.filter((ring) => ringArea(ring) >= biggest * SMALLEST_ISLAND).slice(0, 8);
	// Starts nearly exact and gets coarser step by step, so that each state uses as many points as it needs and no
	// more.
	for (let part = 2e-5; ; part *= 1.3) {
		const simplified = kept.map((ring) => simplifyRing(ring, biggest * part).map(rounded));
		if (simplified.reduce((sum, ring) => sum + ring.length, 0) <= MOST_POINTS) return simplified;
	}
}

/** Alaska's farthest islands are beyond the date line: keeps them to the west of the rest. */
const unwrapped = (ring: Position[]) =>
	ring.map(([long = 0, lat = 0]) => [long > 0 && lat > 40 ? long - 360 : long, lat]);

const rounded = (point: Position): Position => point.map((degrees) => Number(degrees.toFixed(3)));
