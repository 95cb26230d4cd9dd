import { dateText, readDate } from '#domain/calendar-day.ts';
import type { Change } from '#domain/sync/cell.ts';
import { setTripFact } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import type { Instant } from '#domain/zone-time.ts';
import { isTripUnderWay } from './days-kept.ts';
import type { Night } from './nights.ts';
import type { PlanParts } from './plan-of-trip.ts';
import { type Remedy, remediesFor } from './remedies.ts';
import type { TourDay } from './schedule.ts';
import { type PlannedStop, stopAt, type TourPlan } from './tour-plan.ts';
import { minutesOf, type Outlook, outlookOf, type Trouble, troubleAt } from './trouble.ts';

/** A family leaves for a stop, given by plan index, at an instant. */
export interface Leaving {
	stop: number;
	until: Instant;
}

/**
 * The trip's schedule if the family leaves for a stop at `until`. Unchanged for the first stop, since it is not known
 * where the family sets out.
 */
export function whenLeftAt({ cells, plan }: Outlook, parts: PlanParts, leaving: Leaving): Outlook {
	return outlookOf(cells, partsWhenLeft(plan, parts, leaving));
}

/**
 * That schedule, what the family is then the first to miss, null if everything ahead can be met, and the night after its
 * drive, null where it is as planned.
 */
export function costOfLeaving(
	outlook: Outlook,
	parts: PlanParts,
	leaving: Leaving,
): { outcome: Outlook; missed: Trouble | null; moved: MovedNight | null } {
	const outcome = whenLeftAt(outlook, parts, leaving);
	const planned = outlookOf(outlook.cells, onItsDays(outlook.plan, parts));
	const missed = latenessAhead(outcome, planned, leaving.stop);
	return { outcome, missed, moved: movedNight(outcome, planned, leaving.stop) };
}

/** A night that is elsewhere than the plan has it; null where that has none. */
export interface MovedNight {
	planned: Night | null;
	night: Night;
}

function movedNight(outcome: Outlook, planned: Outlook, stop: number): MovedNight | null {
	const leaves = planned.visits[stop]?.way.leaves.day;
	const nightIn = ({ days }: Outlook) => days.find(({ day }) => day === leaves)?.night ?? null;
	const [before, night] = [nightIn(planned), nightIn(outcome)];
	return night && night.at !== before?.at ? { planned: before, night } : null;
}

/**
 * The first lateness from a stop on: that of its own day, or one that comes of it on a later day. What the plan has on
 * later days anyway is for the planner to say, and so is what was on a day before: leaving in time does not mend it.
 */
function latenessAhead(outcome: Outlook, planned: Outlook, stop: number): Trouble | null {
	const own = dayOf(outcome, stop);
	const isOver = (at: number) => planned.visits[at]?.isDatePassed === true;
	const ahead = outcome.visits.filter((visit) => visit.stop >= stop && !isOver(visit.stop));
	const isMissed = (trouble: Trouble | null, day: number) =>
		trouble?.kind === 'late' &&
		(day === own?.day || minutesOf(trouble, outcome) > minutesOf(trouble, planned));
	const missed = ahead.find((visit) => isMissed(troubleAt(outcome, visit.stop), visit.day));
	return missed ? troubleAt(outcome, missed.stop) : null;
}

/** What edits are tried out with: once a trip is under way its day 1 stays, as it does when they are made. */
export function partsForTrial(outlook: Outlook, parts: PlanParts): PlanParts {
	return isTripUnderWay(outlook, parts) ? onItsDays(outlook.plan, parts) : parts;
}

/** A family that is late has set out: its day 1 is fixed, even where it follows from the first date. */
function onItsDays({ isDated, firstDay }: TourPlan, parts: PlanParts): PlanParts {
	return isDated ? { ...parts, firstDay } : parts;
}

function partsWhenLeft(plan: TourPlan, parts: PlanParts, { stop, until }: Leaving): PlanParts {
	const before = plan.stops[stop - 1];
	const own = onItsDays(plan, parts);
	if (!before) return own;
	const known = [...(plan.stays ?? [])].map(([at, until]) => [stopAt(plan, at).id, until] as const);
	return { ...own, stays: new Map([...known, [before.id, until]]) };
}

/**
 * Remedies for a family that leaves for a stop this late; the stops behind it stay as they are. Of lunches, only today's
 * is offered: words name no day for one on the day of the trouble.
 */
export function remediesAhead(
	outlook: Outlook,
	parts: PlanParts,
	{ trouble, ...leaving }: Leaving & { trouble: Trouble },
): Remedy[] {
	const { cells, plan } = outlook;
	const today = dayOf(outlook, leaving.stop)?.number;
	const isAhead = ({ id }: PlannedStop) => plan.stops.findIndex((each) => each.id === id) >= leaving.stop;
	const late = { cells, parts: partsWhenLeft(plan, parts, leaving) };
	const remedies = remediesFor(late, trouble, (measure) => {
		if (measure.kind === 'set_out_earlier' || measure.kind === 'begin_earlier') return false;
		if (measure.kind === 'skip_lunch') return measure.number === today;
		if (measure.kind === 'swap') return isAhead(measure.before);
		return isAhead(measure.stop);
	});
	const itsDays = daysFixed(outlook, parts);
	return remedies.map((remedy) => ({ ...remedy, changes: [...itsDays, ...remedy.changes] }));
}

/**
 * Without this, a tour that is moved would take day 1 along, which the family is driving. A family that tries it out
 * before the trip has not settled on that day.
 */
function daysFixed({ cells, plan }: Outlook, { today }: PlanParts): Change[] {
	const isOpen = plan.isDated && tripFromCells('', cells).start_date === null;
	const hasBegun = plan.firstDay <= (readDate(today) ?? 0);
	return isOpen && hasBegun ? setTripFact('start_date', dateText(plan.firstDay)) : [];
}

function dayOf({ days }: Outlook, stop: number): TourDay | undefined {
	return days.find(({ visits }) => visits.some((visit) => visit.stop === stop));
}
