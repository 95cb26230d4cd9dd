import type { Instant } from '#domain/zone-time.ts';
import type { Visit } from './advance.ts';
import { latestStart } from './lunch.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';

/** The latest that a family can set out to be in time. */
export interface LeaveBy {
	at: Instant;
	/** The stop whose fixed time asks for it. */
	for: number;
}

/** For each visit the latest time to set out for it, so that what has a fixed time there or later on the day is met. */
export function leaveBys(plan: TourPlan, visits: readonly Visit[]): (LeaveBy | null)[] {
	const fed = latestWays(plan, visits, false);
	const hungry = latestWays(plan, visits, true);
	return visits.map(({ way }, index) => {
		const latest = fed[index] ?? null;
		const { lunch } = way.leaves;
		// Whoever sets out before lunchtime has lunch still to come.
		return lunch && latest && latest.at <= lunch.from ? (hungry[index] ?? null) : latest;
	});
}

function latestWays(plan: TourPlan, visits: readonly Visit[], isHungry: boolean): (LeaveBy | null)[] {
	const ways: (LeaveBy | null)[] = visits.map(() => null);
	for (let index = visits.length - 1; index > 0; index--) {
		const visit = visits[index];
		const next = visits[index + 1];
		if (!visit) continue;
		const { drive, nights, arrives } = visit.way;
		const lunch = isHungry ? arrives.lunch : null;
		const onward = next && isToday(next) ? (ways[index + 1] ?? null) : null;
		const ready = latestReady(plan, visit, { onward, lunch });
		if (!drive || nights.onTheRoad + nights.there > 0 || ready === null) continue;
		const arrival = latestStart(lunch, ready.at, stopAt(plan, visit.stop).parking);
		ways[index] = { at: latestStart(lunch, arrival, Math.round(drive.minutes)), for: ready.for };
	}
	return ways;
}

function isToday({ way: { nights } }: Visit): boolean {
	return nights.before + nights.onTheRoad + nights.there === 0;
}

interface Rest {
	onward: LeaveBy | null;
	lunch: Visit['way']['arrives']['lunch'];
}

/** When to be ready at the latest, for what begins here or for what has to be left for. */
function latestReady(plan: TourPlan, { stop, fixed }: Visit, { onward, lunch }: Rest): LeaveBy | null {
	const [first] = fixed;
	const here = first ? { at: first.begins, for: stop } : null;
	const isHopeless = onward !== null && (fixed.at(-1)?.to ?? 0) > onward.at;
	if (onward === null || isHopeless) return here;
	const there = { at: latestStart(lunch, onward.at, stopAt(plan, stop).visit), for: onward.for };
	return here && here.at <= there.at ? here : there;
}
