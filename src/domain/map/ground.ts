import { type Course, inPixels } from './course.ts';
import { type Box, onSquare, overlaps, type Spot, type View, worldWidth } from './view.ts';

/** The ground's shapes: areas first, then lines. */
export const areaNames = ['neighbors', 'land', 'outerLakes', 'innerLakes'] as const;
export const lineNames = ['seams', 'counties', 'borders', 'rivers'] as const;
export type AreaName = (typeof areaNames)[number];
export type LineName = (typeof lineNames)[number];

export type GroundShapes = Record<AreaName | LineName, Course[]>;

/** Shapes reach this many pixels past the frame, so that no cut edge comes into view. */
const BEYOND = 48;
/** In pixels; corners closer than this to the previous one would not be visible. */
const FINEST = 0.6;

/** How shapes are cut for a view: how many pixels beyond it they reach, and how close their corners may be. */
interface Cut {
	view: View;
	beyond?: number;
	finest?: number;
}

export function partIn(shapes: GroundShapes, name: AreaName | LineName, cut: Cut): Spot[][] {
	if (!isAreaName(name)) return linesIn(shapes[name], cut);
	const frame = frameOf(cut);
	return seenIn(shapes[name], cut)
		.map((ring) => cutRing(ring, frame))
		.filter(isArea);
}

/** Returns the runs of lines that come within `beyond` pixels of the view. */
export function linesIn(lines: Course[], cut: Cut): Spot[][] {
	const frame = frameOf(cut);
	return seenIn(lines, cut).flatMap((line) => cutLine(line, frame));
}

const frameOf = ({ view: { width, height }, beyond = BEYOND }: Cut): Box => ({
	left: -beyond,
	top: -beyond,
	right: width + beyond,
	bottom: height + beyond,
});

function seenIn(courses: Course[], cut: Cut): Spot[][] {
	const { view, finest = FINEST } = cut;
	const frame = frameOf(cut);
	const scale = worldWidth(view.zoom);
	const middle = onSquare(view.center);
	const left = middle.x - view.width / 2 / scale;
	const top = middle.y - view.height / 2 / scale;
	const window: Box = {
		left: left + frame.left / scale,
		top: top + frame.top / scale,
		right: left + frame.right / scale,
		bottom: top + frame.bottom / scale,
	};
	return courses
		.filter(({ box }) => overlaps(box, window))
		.map(({ at }) => inPixels(at, { left, top, scale, finest, frame }));
}

export const isAreaName = (name: string): name is AreaName => (areaNames as readonly string[]).includes(name);

const isArea = (ring: Spot[]) => ring.length > 2;

/** Cuts a ring to the box, one side of the box at a time (Sutherland and Hodgman). */
function cutRing(ring: Spot[], box: Box): Spot[] {
	const sides = [
		{ axis: 'x', sign: 1, limit: box.left },
		{ axis: 'x', sign: -1, limit: box.right },
		{ axis: 'y', sign: 1, limit: box.top },
		{ axis: 'y', sign: -1, limit: box.bottom },
	] as const;
	return sides.reduce<Spot[]>((left, { axis, sign, limit }) => {
		const room = (spot: Spot) => (spot[axis] - limit) * sign;
		const kept: Spot[] = [];
		let before = left.at(-1);
		for (const spot of left) {
			if (before && room(before) < 0 !== room(spot) < 0) kept.push(between(before, spot, room));
			if (room(spot) >= 0) kept.push(spot);
			before = spot;
		}
		return kept;
	}, ring);
}

/** Finds the spot between two where the room runs out. */
function between(a: Spot, b: Spot, room: (spot: Spot) => number): Spot {
	const part = room(a) / (room(a) - room(b));
	return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Returns the runs of a line that come near the box. */
function cutLine(line: Spot[], box: Box): Spot[][] {
	const runs: Spot[][] = [];
	let isRunning = false;
	let from: Spot | undefined;
	for (const to of line) {
		const isSeen = from !== undefined && isNear(from, to, box);
		if (from && isSeen && !isRunning) runs.push([from]);
		if (isSeen) runs.at(-1)?.push(to);
		isRunning = isSeen;
		from = to;
	}
	return runs;
}

/** True when the box around two spots overlaps the given one. */
const isNear = (from: Spot, to: Spot, { left, top, right, bottom }: Box) =>
	Math.min(from.x, to.x) < right &&
	Math.max(from.x, to.x) + 1e-6 > left &&
	Math.min(from.y, to.y) < bottom &&
	Math.max(from.y, to.y) + 1e-6 > top;
