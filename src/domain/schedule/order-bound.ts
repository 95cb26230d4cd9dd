import type { Day } from '#domain/zone-time.ts';
import type { Clock } from './clock.ts';
import { legWeight, WEIGHTS } from './order-weight.ts';
import type { PlannedStop, TourPlan } from './tour-plan.ts';
import { MOST_DRIVING } from './usual-times.ts';

/** Whether a stop may come after a set of others, as bits. */
export type MayCome = (stop: number, visited: number) => boolean;

/** What it weighs, at least, to go on from where a family stands over a set of other stops. */
export type AtLeast = (from: Clock, unvisited: number) => number;

/** Bounds all orders from below: by their drives, by what is missed already, and by what no day has time for. */
export function boundOf(plan: TourPlan, mayCome: MayCome): AtLeast {
	const drives = lightestDrives(plan, mayCome);
	const deadlines = plan.stops.flatMap(({ fixed, parking }, stop) =>
		fixed.map(({ begins }) => ({ bit: 1 << stop, ready: begins - parking })),
	);
	const time = leastTime(plan);
	return (from, unvisited) => {
		const lightest = drives(from.stop, unvisited);
		let weight = lightest + time(from, unvisited, lightest);
		for (const { bit, ready } of deadlines)
			if ((unvisited & bit) !== 0 && from.at > ready) weight += (from.at - ready) * WEIGHTS.late;
		return weight;
	};
}

/** The lightest drives over what is still to come, as if time did not matter (Held and Karp 1962). */
function lightestDrives({ stops, driveBetween }: TourPlan, mayCome: MayCome) {
	const count = stops.length;
	const whole = (1 << count) - 1;
	const legs = stops.map((_, from) => stops.map((_, to) => legWeight(driveBetween(from, to))));
	const lightest = new Float64Array((whole + 1) * count).fill(Number.POSITIVE_INFINITY);
	lightest.fill(0, 0, count);
	for (let set = 1; set <= whole; set++) {
		for (let next = 0; next < count; next++) {
			if ((set & (1 << next)) === 0 || !mayCome(next, whole & ~set)) continue;
			const rest = lightest[(set & ~(1 << next)) * count + next] ?? 0;
			for (let from = 0; from < count; from++) {
				if ((set & (1 << from)) !== 0) continue;
				const at = set * count + from;
				lightest[at] = Math.min(lightest[at] ?? 0, rest + (legs[from]?.[next] ?? 0));
			}
		}
	}
	return (from: number, unvisited: number) => lightest[unvisited * count + from] ?? 0;
}

/** What days and minutes after their ends weigh, at least: what is to be done, less what today has room for. */
function leastTime({ stops, driveBetween, dayAt, longestDay, firstDay }: TourPlan) {
	const isLong = stops.some((_, from) =>
		stops.some((_, to) => (driveBetween(from, to)?.minutes ?? 0) > MOST_DRIVING),
	);
	const ahead = remembered((set) => aheadIn(stops, set));
	const lastEnd = remembered((day) => Math.max(...stops.map((stop) => dayAt(day, stop).ends)));
	return ({ stop, at, day }: Clock, unvisited: number, lightest: number): number => {
		const { minutes, nights, lastDay } = ahead(unvisited);
		const sofar = (day - firstDay) * WEIGHTS.day;
		const today = lastEnd(day) - at;
		const flights = Math.floor(lightest / WEIGHTS.roadless);
		const sure = Math.max(
			nights + (stops[stop]?.isNight && unvisited ? 1 : 0) - 1,
			lastDay - day,
			flights,
			0,
		);
		if (isLong) return sofar + sure * WEIGHTS.day;
		const toDo = minutes + (lightest % WEIGHTS.roadless) - Math.max(0, today);
		let least = Number.POSITIVE_INFINITY;
		for (let days = sure; ; days++) {
			const over = Math.max(0, toDo - days * longestDay);
			least = Math.min(least, days * WEIGHTS.day + over * WEIGHTS.overtime);
			if (over === 0) break;
		}
		return sofar + Math.max(0, -today) + least;
	};
}

function remembered<T>(compute: (key: number) => T): (key: number) => T {
	const known = new Map<number, T>();
	return (key) => {
		const value = known.get(key) ?? compute(key);
		known.set(key, value);
		return value;
	};
}

interface Ahead {
	minutes: number;
	nights: number;
	lastDay: Day;
}

function aheadIn(stops: readonly PlannedStop[], set: number): Ahead {
	const ahead = stops.filter((_, stop) => (set & (1 << stop)) !== 0);
	return {
		minutes: ahead.reduce((sum, { parking, visit }) => sum + parking + visit, 0),
		nights: ahead.filter(({ isNight }) => isNight === true).length,
		lastDay: Math.max(0, ...ahead.flatMap(({ fixed }) => fixed.map(({ day }) => day))),
	};
}
