import { HALO } from './pin.ts';
import { type Box, boxOver, isWithin, overlaps, type Size, type Spot } from './view.ts';

/** A pin to arrange: its true place in the frame, and half its marker's size. */
export interface PinToArrange extends Spot {
	halfWidth: number;
	halfHeight: number;
}

/** A marker: the pins it represents (as indices into the list), its position, and the true place of the first. */
export interface ArrangedPin {
	pins: number[];
	at: Spot;
	home: Spot;
	/** True when it had to move aside; a leader then ties it to its true place. */
	isAside: boolean;
}

export interface PinSurroundings extends Size {
	/** Boxes that cover parts of the map. */
	covers: Box[];
	/** True when a marker may be that far from its place: not out at sea, and not in another state. */
	isOwnGround: (home: Spot, spot: Spot) => boolean;
	/**
	 * True when a marker should share a spot rather than be on foreign ground: on maps zoomed so far out that a leader
	 * spans counties.
	 */
	isStrict: boolean;
}

const DIRECTIONS = 16;
/** How far aside a marker may move, in its own widths. */
const REACHES = [1.05, 1.3, 1.6, 1.9];
/** Being on its own ground is worth this many pixels of leader. */
const FOREIGN = 40;
/** Cost of a leader that passes under another marker. */
const CROSSING = 60;

/**
 * Places the markers, in pin order. Each stays on its spot unless an earlier marker blocks it, something covers it, or
 * it would hide another's spot. In that case it moves aside on a leader; when no honest spot is free, it joins the
 * marker next to it.
 */
export function arrangePins(pins: PinToArrange[], surroundings: PinSurroundings): ArrangedPin[] {
	const marks: Standing = [];
	for (const [index, pin] of pins.entries()) {
		const home: Spot = { x: pin.x, y: pin.y };
		const box = boxOf(pin, home);
		const isTaken = marks.some((standing) => overlaps(standing.box, box));
		const isCovered =
			surroundings.covers.some((cover) => overlaps(cover, box)) || !isWhole(pin, home, surroundings);
		const hides = pins.some((other) => other !== pin && isUnder(other, box));
		const aside = isTaken || isCovered || hides ? spotAside(pin, { pins, marks, surroundings }) : undefined;
		const spot = aside ?? (isTaken ? undefined : home);
		if (spot)
			marks.push({ mark: { pins: [index], at: spot, home, isAside: spot !== home }, box: boxOf(pin, spot) });
		else nearestTo(home, marks)?.mark.pins.push(index);
	}
	return marks.map(({ mark }) => mark);
}

type Standing = { mark: ArrangedPin; box: Box }[];

/** The surroundings in which a marker must find its place. */
interface Crowd {
	pins: PinToArrange[];
	marks: Standing;
	surroundings: PinSurroundings;
}

function spotAside(pin: PinToArrange, crowd: Crowd): Spot | undefined {
	const home: Spot = { x: pin.x, y: pin.y };
	const around = crowd.surroundings;
	const free = freeSpots(pin, withinReach(pin, crowd), directionFrom(home, crowd.marks));
	// Checks the ground last, best candidates first, because it takes the longest.
	free.sort((one, other) => one.cost - other.cost);
	const nearest = free[0];
	const own = free
		.filter(({ cost }) => around.isStrict || cost < (nearest?.cost ?? 0) + FOREIGN)
		.find(({ spot }) => around.isOwnGround(home, spot));
	return own?.spot ?? (around.isStrict ? undefined : nearest?.spot);
}

/**
 * Returns the spots around a pin where its marker would be in nobody's way; `away` is the most direct way out of the
 * crowd.
 */
function freeSpots(pin: PinToArrange, { pins, marks, surroundings: around }: Crowd, away: number) {
	const isFree = (spot: Spot) => {
		const box = boxOf(pin, spot);
		return (
			isWhole(pin, spot, around) &&
			!around.covers.some((cover) => overlaps(cover, box)) &&
			!marks.some((standing) => overlaps(standing.box, box)) &&
			!pins.some((other) => isUnder(other, box))
		);
	};
	const free: { spot: Spot; cost: number }[] = [];
	for (const reach of REACHES) {
		for (const turn of TURNS) {
			const spot = {
				x: pin.x + Math.cos(away + turn) * reach * pin.halfWidth * 2,
				y: pin.y + Math.sin(away + turn) * reach * pin.halfHeight * 2,
			};
			if (!isFree(spot)) continue;
			const isUnderMark = marks.some(({ box }) => passesUnder(pin, spot, box));
			const cost = Math.hypot(spot.x - pin.x, spot.y - pin.y) + Math.abs(turn) * 4;
			free.push({ spot, cost: cost + (isUnderMark ? CROSSING : 0) });
		}
	}
	return free;
}

/** Returns the part of the crowd that a pin can meet wherever it moves: testing its many spots takes the longest. */
function withinReach(pin: PinToArrange, { pins, marks, surroundings }: Crowd): Crowd {
	const box = boxOver(pin, pin.halfWidth * REACHED, pin.halfHeight * REACHED);
	return {
		pins: pins.filter((other) => other !== pin && isUnder(other, box)),
		marks: marks.filter((standing) => overlaps(standing.box, box)),
		surroundings: { ...surroundings, covers: surroundings.covers.filter((cover) => overlaps(cover, box)) },
	};
}
/** In halves of the marker: twice the farthest reach, the marker's own half there, and a little for rounding. */
const REACHED = Math.max(...REACHES) * 2 + 1.1;

/** 0, 1, −1, 2, −2, … sixteenths of a turn: the most direct way first. */
const TURNS = Array.from(
	{ length: DIRECTIONS },
	(_, at) => ((at % 2 === 1 ? (at + 1) / 2 : -at / 2) * 2 * Math.PI) / DIRECTIONS,
);

/** The direction away from the center of the surrounding markers. */
function directionFrom({ x, y }: Spot, marks: Standing): number {
	const near = marks.filter(({ mark }) => Math.hypot(mark.at.x - x, mark.at.y - y) < NEAR);
	const sum = near.reduce((total, { mark }) => ({ x: total.x + x - mark.at.x, y: total.y + y - mark.at.y }), {
		x: 0,
		y: 0,
	});
	return Math.atan2(sum.y, sum.x);
}
const NEAR = 90;

const boxOf = ({ halfWidth, halfHeight }: PinToArrange, spot: Spot) => boxOver(spot, halfWidth, halfHeight);

/** True when the frame cuts off no part of the marker, including its halo. */
const isWhole = ({ halfWidth, halfHeight }: PinToArrange, spot: Spot, frame: Size) =>
	isWithin(boxOver(spot, halfWidth + HALO, halfHeight + HALO), frame);

const isUnder = ({ x, y }: Spot, { left, top, right, bottom }: Box) =>
	x > left && x < right && y > top && y < bottom;

/** True when the middle part of a leader passes under a marker. */
function passesUnder(from: Spot, to: Spot, box: Box): boolean {
	return [0.35, 0.5, 0.65, 0.8].some((part) =>
		isUnder({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, box),
	);
}

function nearestTo({ x, y }: Spot, marks: Standing) {
	const distance = ({ mark }: Standing[number]) => Math.hypot(mark.home.x - x, mark.home.y - y);
	return marks.reduce<Standing[number] | undefined>(
		(nearest, standing) => (nearest && distance(nearest) <= distance(standing) ? nearest : standing),
		undefined,
	);
}
