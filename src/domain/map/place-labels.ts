import { type Box, boxOver, isWithin, overlaps, type Size, type Spot } from './view.ts';

/** A straight piece of the trail or of a leader, in pixels. */
export interface Segment {
	from: Spot;
	to: Spot;
}

/**
 * Sides of a spot where words can go: beside it, above, or below; 'above right' starts over the spot and runs to the
 * right.
 */
export const sides = {
	center: { anchor: 'middle', across: 0, down: 0 },
	right: { anchor: 'start', across: 1, down: 0 },
	left: { anchor: 'end', across: -1, down: 0 },
	below: { anchor: 'middle', across: 0, down: 1 },
	above: { anchor: 'middle', across: 0, down: -1 },
	'below right': { anchor: 'start', across: -1, down: 1 },
	'below left': { anchor: 'end', across: 1, down: 1 },
	'above right': { anchor: 'start', across: -1, down: -1 },
	'above left': { anchor: 'end', across: 1, down: -1 },
} as const;
export type Side = keyof typeof sides;

/** A way to write the words: on one line, or broken into two. */
export interface WrittenName extends Size {
	lines: string[];
}

/** A name that needs a place at a spot. */
export interface Candidate extends Spot {
	/** Best first. */
	forms: WrittenName[];
	/** Best first. */
	sides: Side[];
	/** From the spot to the words, in pixels. */
	gap: Spot;
	/** Half of the dot that marks the spot, which must also be free; 0 without a dot. */
	dot: number;
}

export interface PlacedLabel<C extends Candidate> {
	label: C;
	form: WrittenName;
	side: Side;
	box: Box;
}

/** Things that names must avoid. */
export interface Obstacles extends Size {
	boxes: Box[];
	segments: Segment[];
}

const MARGIN = 5;

/** How many names, and how far apart their spots, in pixels. */
export interface Allowance {
	most: number;
	spacing?: number;
}

/** Places the first `most` candidates that fit, in order, clear of the frame, markers, trail, and each other. */
export function placeLabels<C extends Candidate>(
	candidates: Iterable<C>,
	obstacles: Obstacles,
	{ most, spacing = 0 }: Allowance,
): PlacedLabel<C>[] {
	const placed: PlacedLabel<C>[] = [];
	for (const label of candidates) {
		if (placed.length >= most) break;
		if (placed.some(({ label: other }) => Math.hypot(other.x - label.x, other.y - label.y) < spacing))
			continue;
		const boxes = [...obstacles.boxes, ...placed.map(({ box }) => box)];
		const around = withinReach(label, { ...obstacles, boxes });
		for (const way of waysToStand(label)) {
			if (!isFree(way.box, around, around.boxes)) continue;
			placed.push({ label, ...way });
			break;
		}
	}
	return placed;
}

/** Returns the obstacles that a name can meet on any of its sides: most are elsewhere. */
function withinReach(
	{ forms, gap, dot, x, y }: Candidate,
	{ boxes, segments, ...frame }: Obstacles,
): Obstacles {
	const width = Math.max(...forms.map((form) => form.width));
	const height = Math.max(...forms.map((form) => form.height));
	const reach = boxOver(
		{ x, y },
		Math.max(gap.x + width, dot) + 2 * MARGIN,
		Math.max(gap.y + height, dot) + 2 * MARGIN,
	);
	return {
		...frame,
		boxes: boxes.filter((box) => overlaps(box, reach)),
		segments: segments.filter((segment) => crosses(segment, reach)),
	};
}

/** How many combinations to try before settling for the best so far. */
const MOST_TRIES = 4000;

/** Places as many of a few candidates as fit together: one gives up its best side if that makes room for another. */
export function placeTogether<C extends Candidate>(candidates: C[], obstacles: Obstacles): PlacedLabel<C>[] {
	const ways = candidates.map((label) =>
		[...waysToStand(label)]
			.filter(({ box }) => isFree(box, obstacles, obstacles.boxes))
			.map((way) => ({ label, ...way })),
	);
	let best: PlacedLabel<C>[] = [];
	let tries = 0;
	const search = (at: number, placed: PlacedLabel<C>[]) => {
		const taken = placed.map(({ box }) => box);
		if (placed.length > best.length) best = placed;
		if (placed.length + ways.length - at <= best.length || tries++ > MOST_TRIES) return;
		for (const way of ways[at] ?? []) {
			if (isFree(way.box, obstacles, taken)) search(at + 1, [...placed, way]);
		}
		search(at + 1, placed);
	};
	search(0, []);
	return best;
}

/** Yields one at a time: most names fit on their best side. */
function* waysToStand(label: Candidate): Generator<{ form: WrittenName; side: Side; box: Box }> {
	for (const form of label.forms) {
		for (const side of label.sides) yield { form, side, box: withDot(label, boxOf(label, form, side)) };
	}
}

/** Returns the box that words take up on one side of their spot. */
function boxOf({ x, y, gap }: Candidate, { width, height }: Size, side: Side): Box {
	const { anchor, across, down } = sides[side];
	const at = x + across * gap.x;
	const left = anchor === 'start' ? at : anchor === 'end' ? at - width : at - width / 2;
	const top = y - height / 2 + down * (gap.y + height / 2);
	return { left, top, right: left + width, bottom: top + height };
}

function withDot({ x, y, dot }: Candidate, { left, top, right, bottom }: Box): Box {
	if (dot === 0) return { left, top, right, bottom };
	return {
		left: Math.min(left, x - dot),
		top: Math.min(top, y - dot),
		right: Math.max(right, x + dot),
		bottom: Math.max(bottom, y + dot),
	};
}

function isFree(box: Box, obstacles: Obstacles, taken: Box[]): boolean {
	const wide = grown(box, MARGIN, MARGIN);
	const near = grown(box, MARGIN, MARGIN / 2);
	return (
		isWithin(wide, obstacles) &&
		!taken.some((other) => overlaps(near, other)) &&
		!obstacles.segments.some((segment) => crosses(segment, near))
	);
}

const grown = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
	left: left - x,
	top: top - y,
	right: right + x,
	bottom: bottom + y,
});

/** Clips the segment to the box's four sides (Liang and Barsky); anything left means it crosses. */
function crosses({ from, to }: Segment, box: Box): boolean {
	const dx = to.x - from.x;
	const dy = to.y - from.y;
	let start = 0;
	let end = 1;
	for (const [step, room] of [
		[-dx, from.x - box.left],
		[dx, box.right - from.x],
		[-dy, from.y - box.top],
		[dy, box.bottom - from.y],
	] as const) {
		if (step === 0 && room < 0) return false;
		if (step < 0) start = Math.max(start, room / step);
		if (step > 0) end = Math.min(end, room / step);
	}
	return start < end;
}
