/** A box in pixels of the map. */
export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** A straight piece of the trail, in pixels. */
export interface Segment {
	from: { x: number; y: number };
	to: { x: number; y: number };
}

export type Side = 'right' | 'left' | 'center' | 'above' | 'below';

/** How far above or below its point a name without a dot may stand, in pixels. */
export const SHIFT = 36;

/** A name that wants to stand at a point, on one of the sides, the best first. */
export interface Candidate {
	name: string;
	x: number;
	y: number;
	width: number;
	height: number;
	sides: Side[];
	/** Whether a dot marks the point; then the point itself must be free too. */
	hasDot: boolean;
}

export interface Surroundings {
	width: number;
	height: number;
	boxes: Box[];
	segments: Segment[];
}

const DOT_GAP = 8;
const MARGIN = 6;

/** The first `most` of the candidates that find room, in order, clear of frame, markers, trail and each other. */
export function placeLabels<C extends Candidate>(
	candidates: Iterable<C>,
	surroundings: Surroundings,
	most: number,
	spacing = 0,
): { label: C; side: Side; box: Box }[] {
	const placed: { label: C; side: Side; box: Box }[] = [];
	for (const label of candidates) {
		if (placed.length >= most) break;
		if (placed.some(({ label: other }) => Math.hypot(other.x - label.x, other.y - label.y) < spacing))
			continue;
		const taken = [...surroundings.boxes, ...placed.map(({ box }) => box)];
		const side = label.sides.find((wanted) => isFree(boxOf(label, wanted), surroundings, taken));
		if (side) placed.push({ label, side, box: boxOf(label, side) });
	}
	return placed;
}

/** The room a label takes on a side of its point, its dot included. */
export function boxOf({ x, y, width, height, hasDot }: Candidate, side: Side): Box {
	const gap = hasDot ? DOT_GAP : 0;
	const left = side === 'right' ? x - gap / 2 : side === 'left' ? x - gap - width : x - width / 2;
	const middle = side === 'above' ? y - SHIFT : side === 'below' ? y + SHIFT : y;
	const right = left + width + gap * 1.5;
	return { left, top: middle - height / 2, right, bottom: middle + height / 2 };
}

function isFree(box: Box, { width, height, segments }: Surroundings, taken: Box[]): boolean {
	const isInside =
		box.left >= MARGIN && box.top >= MARGIN && box.right <= width - MARGIN && box.bottom <= height - MARGIN;
	return (
		isInside &&
		!taken.some((other) => overlaps(box, other)) &&
		!segments.some((segment) => crosses(segment, box))
	);
}

const overlaps = (a: Box, b: Box) =>
	a.left < b.right + MARGIN &&
	b.left < a.right + MARGIN &&
	a.top < b.bottom + MARGIN / 2 &&
	b.top < a.bottom + MARGIN / 2;

/** Clips the segment against the box's four sides (Liang and Barsky); something left means that it crosses. */
function crosses({ from, to }: Segment, box: Box): boolean {
	const dx = to.x - from.x;
	const dy = to.y - from.y;
	let start = 0;
	let end = 1;
	for (const [step, room] of [
		[-dx, from.x - box.left + MARGIN],
		[dx, box.right + MARGIN - from.x],
		[-dy, from.y - box.top + MARGIN / 2],
		[dy, box.bottom + MARGIN / 2 - from.y],
	] as const) {
		if (step === 0 && room < 0) return false;
		if (step < 0) start = Math.max(start, room / step);
		if (step > 0) end = Math.min(end, room / step);
	}
	return start < end;
}
