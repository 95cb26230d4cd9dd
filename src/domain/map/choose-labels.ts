import type { Point } from '../geo.ts';
import type { Town } from '../towns/packed-towns.ts';
import type { BaseMap } from './base-map.ts';
import {
	type Label,
	labelOf,
	markName,
	type NamedMark,
	type Pen,
	type Placeable,
	plus,
	ringName,
	stateName,
	townNames,
	waterName,
} from './label-candidates.ts';
import {
	type Allowance,
	type Obstacles,
	type PlacedLabel,
	placeLabels,
	placeTogether,
} from './place-labels.ts';
import { roadNumber } from './road-number.ts';
import type { Shield } from './roads.ts';
import { type Box, boxOver, projectionOf, type View } from './view.ts';

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
/** The most numbers shown for interstates and for other roads. */
const PHONE_NUMBERS = { shield: 4, plate: 3 };
const WIDEST_NUMBERS = { shield: 8, plate: 6 };
/** Towns of the home state that come before marker names, unless there are only a few markers. */
const FIRST_TOWNS = 3;
/** Up to this many names are placed together, so that none is left out. */
export const FEW_NAMES = 6;
/** Square pixels per town name on a wide map. */
const ROOM_PER_TOWN = 42_000;
/** Closer in, a state's name would be alone in the middle of nowhere. */
const STATE_NAMES = { from: 2.8, to: 8.6 };
const UNDER_TOWNS = 4.3;
/** A water's name is shown for this many zoom levels. */
const WATER_ZOOMS = 4;
/** The smallest town worth naming at a zoom, and how much smaller it may be one zoom closer. */
const SMALLEST_TOWN = { zoom: 5, size: 34, step: 5 };

/** Returns the names that fit on this map, the most useful first. */
export function chooseLabels(named: Named): Label[] {
	const { view, scale, base } = named;
	const pen = { project: projectionOf(view), scale };
	const marks = named.marks.map((mark) => {
		const at = plus(pen.project(mark.point), mark.aside);
		return { ...mark, box: boxOver(at, mark.half.x, mark.half.y) };
	});
	const sheet = new LabelSheet(
		named.obstacles,
		marks.map(({ box }) => box),
	);
	for (const { name, foot, top } of named.rings) {
		if (sheet.place([ringName(name, foot, pen)]) === 0) sheet.place([ringName(name, top, pen)]);
	}
	for (const water of base.waters.filter(isWaterShown(view))) {
		if (!sheet.says(water.name)) sheet.place([waterName(water, pen)]);
	}
	if (areStatesNamed(named)) sheet.place(base.states.flatMap((state) => stateName(state, view.zoom, pen)));
	placeMarksAndTowns(sheet, named, { marks, pen });
	placeRoadNumbers(sheet, named);
	return sheet.placed.map(labelOf);
}

/** The names placed so far, which later names must avoid. */
class LabelSheet {
	readonly placed: PlacedLabel<Placeable>[] = [];
	readonly #obstacles: Obstacles;

	constructor(obstacles: Obstacles, markers: Box[]) {
		this.#obstacles = { ...obstacles, boxes: [...obstacles.boxes, ...markers] };
	}

	/** Places those that fit, and returns how many did. */
	place(candidates: Iterable<Placeable>, allowance: Allowance = { most: Number.POSITIVE_INFINITY }): number {
		const found = placeLabels(candidates, this.#left(), allowance);
		this.placed.push(...found);
		return found.length;
	}

	/** Places as many as fit together. */
	placeTogether(candidates: Placeable[]): void {
		this.placed.push(...placeTogether(candidates, this.#left()));
	}

	says(words: string): boolean {
		return this.placed.some(({ form }) => form.lines[0] === words);
	}

	names(point: Point): boolean {
		return this.placed.some(({ label }) => label.point === point);
	}

	#left(): Obstacles {
		return { ...this.#obstacles, boxes: [...this.#obstacles.boxes, ...this.placed.map(({ box }) => box)] };
	}
}

/** Places many markers after the home state's first towns; places a few markers together, before any town. */
function placeMarksAndTowns(
	sheet: LabelSheet,
	{ view, towns, home }: Named,
	{ marks, pen }: { marks: (NamedMark & { box: Box })[]; pen: Pen },
): void {
	const { most, spacing, smallest } = townRules(view);
	const unnamed = marks.filter(({ name, aside }) => !name && aside.x === 0 && aside.y === 0);
	const markers = unnamed.map(({ box }) => box);
	const townsThat = (wanted: (town: Town) => boolean) =>
		townNames(towns, wanted, { view, pen, smallest, markers });
	const names = marks.flatMap((mark) => markName(mark, pen));
	let room = most;
	if (names.length > FEW_NAMES) {
		const isAtHome = ({ state_abbreviation }: Town) => state_abbreviation === home;
		room -= sheet.place(townsThat(isAtHome), { most: Math.min(most, FIRST_TOWNS), spacing });
		sheet.place(names);
	} else sheet.placeTogether(names);
	sheet.place(
		townsThat((town) => !sheet.names(town)),
		{ most: room, spacing },
	);
}

function placeRoadNumbers(sheet: LabelSheet, { view, scale, shields, plates }: Named): void {
	const numbers = view.width >= WIDE ? WIDEST_NUMBERS : PHONE_NUMBERS;
	for (const kind of ['shield', 'plate'] as const) {
		let left = numbers[kind];
		for (const road of kind === 'shield' ? shields : plates) {
			if (left === 0) break;
			left -= sheet.place(roadNumber({ ...road, kind }, view, scale), { most: 1 });
		}
	}
}

const isWaterShown =
	({ zoom }: View) =>
	({ from }: { from: number }) =>
		zoom >= from && zoom <= from + WATER_ZOOMS;

const areStatesNamed = ({ view: { width, zoom }, isOnPaper }: Named) =>
	(width >= WIDE || isOnPaper) && zoom >= STATE_NAMES.from && zoom <= STATE_NAMES.to;

/** Decides how many towns fit a view, how far apart, and how small. */
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
