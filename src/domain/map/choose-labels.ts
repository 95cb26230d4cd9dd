import type { Point } from '../geo.ts';
import type { BaseMap } from './base-map.ts';
import {
	type Label,
	labelOf,
	markName,
	type NamedMark,
	type Placeable,
	plus,
	ringName,
	stateName,
	townNames,
	waterName,
} from './label-candidates.ts';
import type { Town } from './packed-towns.ts';
import { type Obstacles, type Placed, placeLabels, placeTogether } from './place-labels.ts';
import { roadNumber } from './road-number.ts';
import type { Shield } from './roads.ts';
import { boxOver, projectionOf, type View } from './view.ts';

export interface Named {
	view: View;
	/** Size of the letters. */
	scale: number;
	base: Pick<BaseMap, 'states' | 'waters'>;
	/** Biggest first. */
	towns: Town[];
	shields: Shield[];
	plates: Shield[];
	/** This state's towns come first. */
	home?: string | undefined;
	isOnPaper: boolean;
	marks: NamedMark[];
	/** Each with the two places its name may take. */
	rings: { name: string; foot: Point; top: Point }[];
	/** Covers, trail and leaders. */
	obstacles: Obstacles;
}

/** Maps narrower than this are for phones: six towns, no state names. */
const WIDE = 560;
const PHONE_TOWNS = 6;
const WIDEST_TOWNS = 16;
/** Numbers of interstates and of other roads. */
const PHONE_NUMBERS = { shield: 4, plate: 3 };
const WIDEST_NUMBERS = { shield: 8, plate: 6 };
/** Towns of the home state that come before marker names, unless there are only a few of those. */
const FIRST_TOWNS = 3;
/** This few names are placed together, so that none is left out. */
export const FEW_NAMES = 6;
/** Square pixels per town name on a wide map. */
const ROOM_PER_TOWN = 42_000;
/** Closer in, a state's name would stand alone in the middle of nowhere. */
const STATE_NAMES = { from: 2.8, to: 8.6 };
const UNDER_TOWNS = 4.3;
/** A water's name shows for this many zoom levels. */
const WATER_ZOOMS = 4;
/** Smallest town worth naming at a zoom, and how much smaller it may be one zoom closer. */
const SMALLEST_TOWN = { zoom: 5, size: 34, step: 5 };
/** The names this map has room for, the most useful first. */
export function chooseLabels(named: Named): Label[] {
	const { view, scale, base, rings, obstacles } = named;
	const pen = { project: projectionOf(view), scale };
	const marks = named.marks.map((mark) => {
		const at = plus(pen.project(mark.point), mark.aside);
		return { ...mark, box: boxOver(at, mark.half.x, mark.half.y) };
	});
	const placed: Placed<Placeable>[] = [];
	const left = () => ({
		...obstacles,
		boxes: [...obstacles.boxes, ...marks.map(({ box }) => box), ...placed.map(({ box }) => box)],
	});
	const place = (candidates: Iterable<Placeable>, most = Number.POSITIVE_INFINITY, spacing = 0) => {
		const found = placeLabels(candidates, left(), most, spacing);
		placed.push(...found);
		return found.length;
	};
	for (const { name, foot, top } of rings) {
		if (place([ringName(name, foot, pen)]) === 0) place([ringName(name, top, pen)]);
	}
	const waters = base.waters.filter(isWaterShown(view));
	for (const water of waters) {
		if (!placed.some(({ form }) => form.lines[0] === water.name)) place([waterName(water, pen)]);
	}
	if (areStatesNamed(named)) place(base.states.flatMap((state) => stateName(state, view.zoom, pen)));
	const names = marks.flatMap((mark) => markName(mark, pen));
	const hasMany = names.length > FEW_NAMES;
	const { most, spacing, smallest } = townRules(view);
	const towns = (wanted: (town: Town) => boolean) => {
		const besides = marks.filter(({ name, aside }) => !name && aside.x === 0 && aside.y === 0);
		return townNames(named.towns, wanted, { view, pen, smallest, markers: besides.map(({ box }) => box) });
	};
	const isAtHome = ({ state_abbreviation }: Town) => state_abbreviation === named.home;
	const first = hasMany ? place(towns(isAtHome), Math.min(most, FIRST_TOWNS), spacing) : 0;
	if (hasMany) place(names);
	else placed.push(...placeTogether(names, left()));
	place(
		towns((town) => !isNamed(placed, town)),
		most - first,
		spacing,
	);
	const numbers = view.width >= WIDE ? WIDEST_NUMBERS : PHONE_NUMBERS;
	for (const kind of ['shield', 'plate'] as const) {
		let left = numbers[kind];
		for (const road of kind === 'shield' ? named.shields : named.plates) {
			if (left === 0) break;
			left -= place(roadNumber({ ...road, kind }, view, scale), 1);
		}
	}
	return placed.map(labelOf);
}

const isWaterShown =
	({ zoom }: View) =>
	({ from }: { from: number }) =>
		zoom >= from && zoom <= from + WATER_ZOOMS;

const areStatesNamed = ({ view: { width, zoom }, isOnPaper }: Named) =>
	(width >= WIDE || isOnPaper) && zoom >= STATE_NAMES.from && zoom <= STATE_NAMES.to;

/** How many towns fit a view, how far apart, and how small. */
function townRules({ width, height, zoom }: View) {
	const isWide = width >= WIDE;
	const room = Math.round((width * height) / ROOM_PER_TOWN);
	const most = isWide ? Math.min(WIDEST_TOWNS, Math.max(PHONE_TOWNS, room)) : PHONE_TOWNS;
	return {
		most: isWide && zoom < UNDER_TOWNS ? 0 : most,
		spacing: Math.sqrt((width * height) / most) * 0.45,
		smallest: SMALLEST_TOWN.size - (zoom - SMALLEST_TOWN.zoom) * SMALLEST_TOWN.step,
	};
}

const isNamed = (placed: Placed<Placeable>[], town: Town) => placed.some(({ label }) => label.point === town);
