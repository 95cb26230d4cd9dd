import type { Point } from '../geo.ts';
import type { Town } from '../towns/packed-towns.ts';
import type { StateLabel, WaterLabel } from './base-map.ts';
import { type Candidate, type PlacedLabel, type Side, sides } from './place-labels.ts';
import { type Box, boxOver, isWithin, overlaps, pointAt, type Spot, type View, worldWidth } from './view.ts';

export type LabelKind = 'water' | 'state' | 'town' | 'ring' | 'pin' | 'shield' | 'plate';

/** A name on the map: its words are anchored `aside` from the spot where its point is drawn. */
export interface Label {
	kind: LabelKind;
	lines: string[];
	point: Point;
	aside: Spot;
	anchor: 'start' | 'middle' | 'end';
	hasDot: boolean;
}

/** A marker with its position and name, to be named if there is room. */
export interface NamedMark {
	point: Point;
	/** Half the marker's size. */
	half: Spot;
	/** From its point to its position; some markers are aside on a leader. */
	aside: Spot;
	name?: string;
}

/** The mean letter width in pixels, with spacing, and the line height. */
const LETTER: Record<LabelKind, number> = {
	town: 7.7,
	state: 13.2,
	water: 8.6,
	ring: 7.2,
	pin: 7.7,
	shield: 7,
	plate: 7,
};
export const LINE_HEIGHT = 18;
/** How far above or below its point a name's middle moves when the point itself is taken. */
const SHIFT = 36;
const DOT = 4;
const NAME_GAP = 5;
/** Names longer than this may be broken into two lines. */
const LONG = 13;

/** A name that needs a place on the map; `from` is where its point is drawn. */
export type Placeable = Candidate & { kind: LabelKind; point: Point; from: Spot };

/** Position and scale for writing names. */
export interface Pen {
	project: (point: Point) => Spot;
	scale: number;
}

export function waterName({ name, ...point }: WaterLabel, pen: Pen): Placeable {
	return plain('water', { name, point }, pen);
}

/** The name in full if the state is wide enough and nothing is in the way, else "RI", else none. */
export function stateName(
	{ name, state_abbreviation, span, ...point }: StateLabel,
	zoom: number,
	pen: Pen,
): Placeable[] {
	const room = (span * worldWidth(zoom)) / 360;
	const fitting = [name, state_abbreviation].filter(
		(words) => (words.length + 1) * LETTER.state * pen.scale < room,
	);
	if (fitting.length === 0) return [];
	const forms = fitting.map((words) => written([words], 'state', pen.scale));
	const gap = { x: SHIFT * pen.scale, y: (SHIFT - LINE_HEIGHT / 2) * pen.scale };
	return [
		{
			...plain('state', { name, point }, pen),
			forms,
			sides: ['center', 'above', 'below', 'left', 'right'],
			gap,
		},
	];
}

interface AmongMarks {
	view: View;
	pen: Pen;
	/** Markers on their true places. */
	markers: Box[];
	smallest: number;
}

/**
 * Yields names one at a time, because placing stops early. A town under a marker is named next to the marker, without a
 * dot, and only the biggest one there: otherwise New Haven's marker would be labeled Hamden wherever that fits better.
 */
export function* townNames(
	towns: Town[],
	wanted: (town: Town) => boolean,
	{ view, pen, markers, smallest }: AmongMarks,
): Generator<Placeable> {
	const called = new Set<Box>();
	const [north, south] = [0, view.height].map((y) => pointAt(view, { x: 0, y }).lat) as [number, number];
	for (const town of towns) {
		if (town.size < smallest) return;
		// Most towns are elsewhere, which is cheap to tell before the slow conversion to pixels.
		if (town.lat > north || town.lat < south) continue;
		const dot = boxOver(pen.project(town), DOT, DOT);
		if (!isWithin(dot, view)) continue;
		const marker = markers.find((box) => overlaps(box, dot));
		const isSecond = marker && called.has(marker);
		if (marker) called.add(marker);
		if (isSecond || !wanted(town)) continue;
		const label = {
			...plain('town', { name: town.name, point: town }, pen),
			sides: ['right', 'left', 'below', 'above'] as Side[],
		};
		if (!marker) yield { ...label, gap: { x: 2 * DOT, y: 2 * DOT }, dot: DOT };
		else yield { ...label, ...beside(marker) };
	}
}

/** Around the center of a marker instead of the point itself. */
function beside({ left, top, right, bottom }: Box) {
	return {
		x: (left + right) / 2,
		y: (top + bottom) / 2,
		gap: { x: (right - left) / 2 + NAME_GAP, y: (bottom - top) / 2 + NAME_GAP },
	};
}

export function markName({ point, aside, half, name }: NamedMark, { project, scale }: Pen): Placeable[] {
	if (!name) return [];
	const from = project(point);
	const at = plus(from, aside);
	const lines = inTwo(name);
	return [
		{
			kind: 'pin',
			point,
			from,
			...at,
			forms: [written([name], 'pin', scale), ...(lines ? [written(lines, 'pin', scale)] : [])],
			sides: ['right', 'left', 'below', 'above', 'below right', 'below left', 'above right', 'above left'],
			gap: { x: half.x + NAME_GAP, y: half.y + NAME_GAP },
			dot: 0,
		},
	];
}

/** Breaks a long name into two lines, as even as its words allow. */
function inTwo(name: string): [string, string] | undefined {
	if (name.length < LONG) return undefined;
	const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
	const even = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
	return even === undefined ? undefined : [name.slice(0, even), name.slice(even + 1)];
}

function written(lines: string[], kind: LabelKind, scale: number) {
	const longest = Math.max(...lines.map(({ length }) => length));
	return { lines, width: longest * LETTER[kind] * scale, height: lines.length * LINE_HEIGHT * scale };
}

interface Name {
	name: string;
	point: Point;
}

export function plain(kind: LabelKind, { name, point }: Name, { project, scale }: Pen): Placeable {
	const from = project(point);
	return {
		kind,
		point,
		from,
		...from,
		forms: [written([name], kind, scale)],
		sides: ['center'],
		gap: { x: 0, y: 0 },
		dot: 0,
	};
}

/** The label for a name that found its place. */
export function labelOf({
	label: { kind, point, from, x, y, gap, dot },
	form,
	side,
}: PlacedLabel<Placeable>): Label {
	const { anchor, across, down } = sides[side];
	return {
		kind,
		lines: form.lines,
		point,
		aside: { x: x - from.x + across * gap.x, y: y - from.y + down * (gap.y + form.height / 2) },
		anchor,
		hasDot: dot > 0,
	};
}

export const ringName = (name: string, point: Point, pen: Pen) => plain('ring', { name, point }, pen);

export const plus = (a: Spot, b: Spot): Spot => ({ x: a.x + b.x, y: a.y + b.y });
