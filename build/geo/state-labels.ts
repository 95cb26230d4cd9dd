import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { StateLabel } from '../../src/domain/map/base-map.ts';
import { readAtlas, statesByFips } from './atlas.ts';
import { contains, outerRings, ringArea, simplifyRing } from './rings.ts';

const COLUMNS = 60;
/** A name is much wider than tall: horizontal room counts for this much less than vertical. */
const NAME_SHAPE = 2.2;
/** How much room a name gives up to be one degree closer to the middle. */
const PULL = 0.15;

/** Each state's name, at the point of its biggest piece with the most room for a horizontal word. */
export function stateLabels(): StateLabel[] {
	const atlas = readAtlas('states-10m');
	return feature(atlas, atlas.objects.states).features.flatMap((shape) => {
		const state = statesByFips.get(String(shape.id));
		const [biggest = []] = outerRings(shape.geometry).sort((a, b) => ringArea(b) - ringArea(a));
		const [long, lat] = roomiest(simplifyRing(biggest.slice(), ringArea(biggest) * 5e-4));
		if (!state) return [];
		const { name, state_abbreviation } = state;
		const span = rounded(spanAt(biggest, long, lat));
		return [{ name, state_abbreviation, long: rounded(long), lat: rounded(lat), span }];
	});
}

function roomiest(ring: Position[]): [number, number] {
	const [west, east] = extent(ring, 0);
	const [south, north] = extent(ring, 1);
	let best: [number, number] = [(west + east) / 2, (south + north) / 2];
	let most = Number.NEGATIVE_INFINITY;
	for (let cell = 0; cell < COLUMNS * COLUMNS; cell++) {
		const long = west + ((east - west) * (cell % COLUMNS)) / COLUMNS;
		const lat = south + ((north - south) * Math.floor(cell / COLUMNS)) / COLUMNS;
		if (!contains(ring, [long, lat])) continue;
		const astray = Math.hypot(long - (west + east) / 2, lat - (south + north) / 2);
		const room = roomAt(ring, long, lat) - PULL * astray;
		if (room <= most) continue;
		most = room;
		best = [long, lat];
	}
	return best;
}

/** The width of a ring at a point inside it, in degrees of longitude. */
function spanAt(ring: Position[], long: number, lat: number): number {
	const crossings = ring.flatMap(([x = 0, y = 0], at) => {
		const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
		return y > lat !== nextY > lat ? [x + ((nextX - x) * (lat - y)) / (nextY - y)] : [];
	});
	const west = crossings.filter((x) => x <= long);
	const east = crossings.filter((x) => x > long);
	return Math.min(...east) - Math.max(...west);
}

/** The distance to the nearest edge, with horizontal distances shortened. */
function roomAt(ring: Position[], long: number, lat: number): number {
	const narrowing = Math.cos((lat * Math.PI) / 180) / NAME_SHAPE;
	const flat = ring.map(([x = 0, y = 0]) => [(x - long) * narrowing, y - lat] as const);
	return Math.min(...flat.map((from, at) => distanceToOrigin(from, flat[(at + 1) % flat.length] ?? from)));
}

function distanceToOrigin([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
	const length = (bx - ax) ** 2 + (by - ay) ** 2;
	const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
	return Math.hypot(ax + along * (bx - ax), ay + along * (by - ay));
}

function extent(ring: Position[], axis: number): [number, number] {
	const values = ring.map((point) => point[axis] ?? 0);
	return [Math.min(...values), Math.max(...values)];
}

const rounded = (degrees: number) => Number(degrees.toFixed(2));
