import type { RoadTable } from '#domain/roads/road-table.ts';
import { type Course, courseOf } from './course.ts';
import { linesIn } from './ground.ts';
import { shownAt } from './strokes.ts';
import { linesPath } from './svg-path.ts';
import { boxOver, isWithin, type Spot, type View } from './view.ts';

/** The highway table's roads, as lines to draw. */
export interface RoadLines {
	interstates: Course[];
	others: Course[];
	byNumber: Map<string, Course[]>;
	/** Other roads by their full names: MA-2 is not RI-2. */
	byRoute: Map<string, Course[]>;
}

/** The roads in and around a view, in its pixels. */
export interface RoadsInView {
	view: View;
	/** As SVG paths. */
	interstates: string;
	others: string;
	shields: Shield[];
	/** The same for US and state routes, where their lines are drawn. */
	plates: Shield[];
}

/** A road's number, and the spots on the road where it may be, best first. */
export interface Shield {
	number: string;
	spots: Spot[];
}

/** "I-90", "I-35W". */
const INTERSTATE = /^I-(\d+[A-Z]?)$/;
/** "US-6", "MA-128", "US-90A". */
const ROUTE = /^[A-Z]{2}-(\d{1,3}[A-Z]?)$/;

export function roadLines(table: RoadTable): RoadLines {
	const lines: RoadLines = { interstates: [], others: [], byNumber: new Map(), byRoute: new Map() };
	for (const leg of table.from.keys()) {
		const { lat, long } = table.lineOf(leg);
		const corners = new Float64Array(lat.length * 2);
		for (const [at, north] of lat.entries()) corners.set([long[at] as number, north], at * 2);
		const course = courseOf(corners);
		const names = table.namesOf(leg);
		const numbers = names.flatMap((name) => INTERSTATE.exec(name)?.[1] ?? []);
		const isInterstate = numbers.length > 0;
		(isInterstate ? lines.interstates : lines.others).push(course);
		for (const number of numbers) addTo(lines.byNumber, number, course);
		// When a route shares an interstate, the interstate's shield is enough.
		const routes = isInterstate ? [] : names.filter((name) => ROUTE.test(name));
		for (const route of routes) addTo(lines.byRoute, route, course);
	}
	return lines;
}

function addTo(courses: Map<string, Course[]>, name: string, course: Course): void {
	const pieces = courses.get(name);
	if (pieces) pieces.push(course);
	else courses.set(name, [course]);
}

/** True when a view shows roads at all. */
export const hasRoads = ({ zoom }: Pick<View, 'zoom'>) => isShown(shownAt.road, zoom);

const isShown = ({ from, to }: { from: number; to: number }, zoom: number) => zoom >= from && zoom <= to;

/** Draws roads to half a frame beyond the edge: as far as people usually drag a map. */
export function roadsIn(view: View, { interstates, others, byNumber, byRoute }: RoadLines): RoadsInView {
	const beyond = Math.max(view.width, view.height) / 2;
	const draw = (lines: Course[], shown: { from: number; to: number }) =>
		isShown(shown, view.zoom) ? linesPath(linesIn(lines, { view, beyond })) : '';
	return {
		view,
		interstates: draw(interstates, shownAt.road),
		others: draw(others, shownAt.minor),
		shields: numbersIn(
			view,
			[...byNumber].filter(([number]) => isLong(number) || view.zoom >= BRANCHES_FROM),
		),
		plates: isShown(shownAt.minor, view.zoom) ? platesIn(view, byRoute) : [],
	};
}

/** Below this zoom, only the long interstates show numbers: their branches have three digits. */
const BRANCHES_FROM = 7.5;
/** In pixels: a shorter piece of road in view needs no number. */
const SHORTEST = 70;
/** In pixels, between the spots a number may take. */
const STEP = 24;
const MOST_SPOTS = 8;
/** Half a shield, with some room around it. */
const HALF = 20;
/** More routes than this would not fit. */
const MOST_PLATES = 24;

const isLong = (number: string) => number.length < 3;

function platesIn(view: View, byRoute: Map<string, Course[]>): Shield[] {
	const plates = numbersIn(view, [...byRoute]).slice(0, MOST_PLATES);
	return plates.map(({ number, spots }) => ({ number: ROUTE.exec(number)?.[1] ?? number, spots }));
}

/** Returns the roads with room for their number in view, longest first. */
function numbersIn(view: View, roads: [string, Course[]][]): Shield[] {
	return roads
		.map(([number, pieces]) => ({ number, spots: spotsAlong(linesIn(pieces, { view, beyond: 0 }), view) }))
		.filter(({ spots }) => spots.length * STEP > SHORTEST)
		.sort((a, b) => b.spots.length - a.spots.length)
		.map(({ number, spots }) => ({ number, spots: middleFirst(spots).slice(0, MOST_SPOTS) }));
}

/** Returns evenly spaced spots along lines, well inside the view. */
function spotsAlong(lines: Spot[][], view: View): Spot[] {
	const spots: Spot[] = [];
	let left = STEP / 2;
	for (const line of lines) {
		for (const [at, to] of line.entries()) {
			const from = line[at - 1];
			if (!from) continue;
			const length = Math.hypot(to.x - from.x, to.y - from.y);
			for (; left <= length; left += STEP) {
				const part = left / length;
				spots.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
			}
			left -= length;
		}
	}
	return spots.filter((spot) => isWithin(boxOver(spot, HALF, HALF), view));
}

/** The middle spot first, then its neighbors, alternating outward. */
function middleFirst(spots: Spot[]): Spot[] {
	const sum = spots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
	const away = ({ x, y }: Spot) => Math.hypot(x - sum.x / spots.length, y - sum.y / spots.length);
	return [...spots].sort((a, b) => away(a) - away(b));
}
