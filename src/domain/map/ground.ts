import { type Box, onSquare, overlaps, type Spot, type View, worldWidth } from './view.ts';

/** The ground's shapes: areas first, then lines. */
export const areaNames = ['neighbors', 'land', 'outerLakes', 'innerLakes'] as const;
export const lineNames = ['seams', 'counties', 'borders', 'rivers'] as const;
export type AreaName = (typeof areaNames)[number];
export type LineName = (typeof lineNames)[number];

/** A ring or a line as alternating x and y on Mercator's square, and the box around it. */
export interface Course {
	at: Float64Array;
	box: Box;
}

export type GroundShapes = Record<AreaName | LineName, Course[]>;

/** The shapes in a frame, in its pixels: rings of areas, and lines. */
export type Ground = Record<AreaName | LineName, Spot[][]>;

/** Shapes reach this many pixels past the frame, so that no cut edge comes into view. */
const BEYOND = 48;
/** Corners closer than this to the previous one would not be visible. */
const FINEST = 0.6;

/** A course from corners in degrees, [longitude, latitude]. */
export function courseOf(corners: number[][]): Course {
	const at = new Float64Array(corners.length * 2);
	const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (const [place, [long = 0, lat = 0]] of corners.entries()) {
		const { x, y } = onSquare({ lat, long });
		at[2 * place] = x;
		at[2 * place + 1] = y;
		box.left = Math.min(box.left, x);
		box.right = Math.max(box.right, x);
		box.top = Math.min(box.top, y);
		box.bottom = Math.max(box.bottom, y);
	}
	return { at, box };
}

/** The shapes in view; corners closer than `finest` pixels to the previous one are dropped. */
export function groundIn(view: View, shapes: GroundShapes, finest = FINEST): Ground {
	const parts = [...areaNames, ...lineNames].map((name) => [name, partIn(shapes, name, { view, finest })]);
	return Object.fromEntries(parts);
}

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

/** The runs of lines that come within `beyond` pixels of the view. */
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
		.map(({ at }) => inPixels(at, { left, top, scale, finest }));
}

const isAreaName = (name: string): name is AreaName => (areaNames as readonly string[]).includes(name);

interface Drawing {
	left: number;
	top: number;
	scale: number;
	finest: number;
}

function inPixels(at: Float64Array, { left, top, scale, finest }: Drawing): Spot[] {
	const spots: Spot[] = [];
	for (let place = 0; place < at.length; place += 2) {
		const x = ((at[place] ?? 0) - left) * scale;
		const y = ((at[place + 1] ?? 0) - top) * scale;
		const last = spots.at(-1);
		const isLast = place + 2 === at.length;
		if (!last || isLast || Math.abs(last.x - x) + Math.abs(last.y - y) >= finest) spots.push({ x, y });
	}
	return spots;
}

const isArea = (ring: Spot[]) => ring.length > 2;

/** The part of a ring inside the box, one side of the box at a time (Sutherland and Hodgman). */
function cutRing(ring: Spot[], box: Box): Spot[] {
	const sides = [
		{ axis: 'x', sign: 1, limit: box.left },
		{ axis: 'x', sign: -1, limit: box.right },
		{ axis: 'y', sign: 1, limit: box.top },
		{ axis: 'y', sign: -1, limit: box.bottom },
	] as const;
	return sides.reduce<Spot[]>((left, { axis, sign, limit }) => {
		const room = (spot: Spot) => (spot[axis] - limit) * sign;
		if (left.every((spot) => room(spot) >= 0)) return left;
		return left.flatMap((spot, place) => {
			const before = left.at(place - 1) ?? spot;
			const crossing = room(before) < 0 !== room(spot) < 0 ? [between(before, spot, room)] : [];
			return room(spot) < 0 ? crossing : [...crossing, spot];
		});
	}, ring);
}

/** The spot between two where there is no room left. */
function between(a: Spot, b: Spot, room: (spot: Spot) => number): Spot {
	const part = room(a) / (room(a) - room(b));
	return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The runs of a line that come near the box. */
function cutLine(line: Spot[], box: Box): Spot[][] {
	const runs: Spot[][] = [];
	let isRunning = false;
	for (const [place, to] of line.entries()) {
		const from = line[place - 1];
		if (!from) continue;
		const piece: Box = {
			left: Math.min(from.x, to.x),
			top: Math.min(from.y, to.y),
			right: Math.max(from.x, to.x) + 1e-6,
			bottom: Math.max(from.y, to.y) + 1e-6,
		};
		const isNear = overlaps(piece, box);
		if (isNear && isRunning) runs.at(-1)?.push(to);
		if (isNear && !isRunning) runs.push([from, to]);
		isRunning = isNear;
	}
	return runs;
}

/** True when a spot is on the country's dry land. */
export function isOnLand({ land, innerLakes }: Pick<Ground, 'land' | 'innerLakes'>, spot: Spot): boolean {
	return isInside(land, spot) && !isInside(innerLakes, spot);
}

/** True when the straight line between two spots crosses a state or national border. */
export function crossesBorder(
	{ borders, seams }: Pick<Ground, 'borders' | 'seams'>,
	from: Spot,
	to: Spot,
): boolean {
	const straight = { from, to };
	return [...borders, ...seams].some((line) =>
		line.some((end, place) => place > 0 && doCross(straight, line[place - 1] as Spot, end)),
	);
}

/** Counts crossings of all rings together, even or odd, so that holes count. */
function isInside(rings: Spot[][], { x, y }: Spot): boolean {
	let inside = false;
	for (const ring of rings) {
		for (const [place, a] of ring.entries()) {
			const b = ring.at(place - 1) as Spot;
			if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
		}
	}
	return inside;
}

function doCross({ from: a, to: b }: Record<'from' | 'to', Spot>, c: Spot, d: Spot): boolean {
	const side = (p: Spot, q: Spot, r: Spot) =>
		Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
	return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
