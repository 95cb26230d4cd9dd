import { type PackedRoads, packRoads } from '../../src/domain/roads/packed-roads.ts';
import { borders } from './borders.ts';
import { allCorridors, type Named, nameCorridors } from './corridors.ts';
import { drawnLines } from './drawn-lines.ts';
import { dryLand } from './dry-land.ts';
import { hilbert } from './hilbert.ts';
import { interstateNames } from './interstates.ts';
import { connected, type Leg, type Legs, legsOf, mergeNearJunctions, withoutStubs } from './legs.ts';
import { censusInterstates, naturalEarthRoads } from './lines.ts';
import { joinFragments, meetAt, meetAtCrossings, meetAtLooseEnds } from './meeting-lines.ts';
import { type Kind, minutesAlong } from './minutes.ts';
import { Network } from './network.ts';
import { simplify } from './simplify.ts';
import type { Position } from './sphere.ts';
import { wideWater } from './wide-water.ts';
import { windingAround } from './winding.ts';
import { closeForWinter } from './winter-closures.ts';

/** In miles: a line that ends this close to another was meant to meet it. */
const GAP = 1.9;
/** In miles, over land: for lines that end in open country, and for town centers that a road is drawn to. */
const WIDE_GAP = 5.5;
/** In miles: an isolated piece is joined across this distance, or no drive could reach it. */
const FRAGMENT_GAP = 9;
const CLUSTER = 0.8;
const STUB = 3;
/**
 * Roads are longer than their lines at 1:10 million, more so where they wind, and most where a line is drawn from town
 * to town.
 */
const DETOURS = {
	built: { least: 1.007, winding: 0.1 },
	grown: { least: 1.007, winding: 0.3 },
	straight: { least: 1.03, winding: 2 },
};
const TOLERANCE = 0.65;
const MOST_NAMES = 3;

/** Returns the highway table, packed. See docs/ROADS.md. */
export function highways(): PackedRoads {
	const corridors = allCorridors();
	const census = censusInterstates();
	const roads = naturalEarthRoads();
	const network = legsFrom(roads, drawnLines(corridors, roads, census));
	const named = nameCorridors(network, corridors, interstateNames(network, census));
	return pack(network, named, windingAround(roads));
}

function legsFrom(roads: Position[][], drawn: Position[][]): Legs {
	const network = new Network();
	for (const line of [...roads, ...drawn]) network.addLine(line);
	const drawnEnds = new Set(
		drawn.flatMap((line) => [line[0], line.at(-1)].map((end) => network.vertex(end as Position))),
	);
	meetAtCrossings(network);
	meetAtLooseEnds(network, { miles: GAP });
	const canDrive = dryLand();
	meetAt(drawnEnds, network, { miles: WIDE_GAP, canDrive });
	meetAtLooseEnds(network, { miles: WIDE_GAP, canDrive });
	joinFragments(network, { miles: FRAGMENT_GAP, canDrive });
	closeForWinter(network);
	return connected(withoutStubs(mergeNearJunctions(legsOf(network), CLUSTER), STUB));
}

interface Entry {
	leg: Leg;
	miles: number;
	minutes: number;
	names: string;
}

type Winding = (place: Position) => number;

function pack(network: Legs, named: Named, windingAt: Winding): PackedRoads {
	const entries = withoutDoubles(
		network.legs.map((leg, at) =>
			entry(leg, namedAt(named, at), windingAt(leg.line[leg.line.length >> 1] as Position)),
		),
	);
	const order = [...new Set(entries.flatMap(({ leg }) => [leg.from, leg.to]))].sort(
		(a, b) => hilbert(network.positions[a] as Position) - hilbert(network.positions[b] as Position),
	);
	const placeOf = new Map(order.map((junction, index) => [junction, index]));
	const at = (junction: number) => placeOf.get(junction) as number;
	const turned = entries
		.map((each) => (at(each.leg.from) < at(each.leg.to) ? each : { ...each, leg: turnedRound(each.leg) }))
		.sort((a, b) => at(a.leg.from) - at(b.leg.from) || at(a.leg.to) - at(b.leg.to) || a.miles - b.miles);
	const lines = turned.map(({ leg }) => simplify(leg.line, TOLERANCE));
	const bordering = borders();
	const names = [...new Set(turned.map((each) => each.names))];
	const pointsAt = [0];
	for (const line of lines) pointsAt.push((pointsAt.at(-1) as number) + line.length);
	return packRoads({
		lat: Float64Array.from(order, (junction) => network.positions[junction]?.[1] ?? 0),
		long: Float64Array.from(order, (junction) => network.positions[junction]?.[0] ?? 0),
		from: Int32Array.from(turned, ({ leg }) => at(leg.from)),
		to: Int32Array.from(turned, ({ leg }) => at(leg.to)),
		miles: Float64Array.from(turned, ({ miles }) => miles),
		minutes: Float64Array.from(turned, ({ minutes }) => minutes),
		nameSet: Int32Array.from(turned, (each) => names.indexOf(each.names)),
		names: names.map((set) => (set === '' ? [] : set.split(','))),
		pointsAt: Int32Array.from(pointsAt),
		pointLat: Float64Array.from(lines.flat(), ([, lat]) => lat),
		pointLong: Float64Array.from(lines.flat(), ([long]) => long),
		borders: bordering,
		water: wideWater(lines, bordering),
	});
}

/** What the corridors say about a leg. */
const namedAt = ({ names, grades, straight }: Named, leg: number) => ({
	names: [...(names.get(leg) ?? [])],
	grade: grades.get(leg),
	isStraight: straight.has(leg),
});

function entry(leg: Leg, { names, grade, isStraight }: ReturnType<typeof namedAt>, winding: number): Entry {
	const known = names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
	const interstates = known.filter((name) => name.startsWith('I-'));
	const kind: Kind = interstates.length > 0 ? 'interstate' : (grade ?? 'unnamed');
	const detours =
		DETOURS[isStraight ? 'straight' : kind === 'interstate' || kind === 'freeway' ? 'built' : 'grown'];
	const detour = detours.least + detours.winding * (winding - 1);
	return {
		leg,
		miles: leg.miles * detour,
		minutes: minutesAlong(leg.line, kind) * detour,
		// A driver on an interstate follows its signs; the road's other numbers last for a few miles and lead nowhere
		// else.
		names: (interstates.length > 0 ? interstates : known).slice(0, MOST_NAMES).join(','),
	};
}

const rank = (name: string) => (name.startsWith('I-') ? 0 : name.startsWith('US-') ? 1 : 2);

/** Drops legs that have a faster one between the same two junctions and no name of their own. */
function withoutDoubles(entries: Entry[]): Entry[] {
	const fastest = new Map<string, Entry>();
	const endsOf = ({ leg }: Entry) => [leg.from, leg.to].sort((a, b) => a - b).join(' ');
	for (const each of entries) {
		const known = fastest.get(endsOf(each));
		if (!known || each.minutes < known.minutes) fastest.set(endsOf(each), each);
	}
	return entries.filter((each) => {
		const best = fastest.get(endsOf(each));
		return (
			each.leg.from !== each.leg.to && (each === best || (each.names !== '' && each.names !== best?.names))
		);
	});
}

const turnedRound = ({ from, to, line, miles }: Leg): Leg => ({
	from: to,
	to: from,
	line: line.toReversed(),
	miles,
});
