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
 * Returns the trip's schedule if the family leaves for a stop at `until`. Unchanged for the first stop, because it is
 * unknown where the family sets out.
 */
export function whenLeftAt({ cells, plan }: Outlook, parts: PlanParts, leaving: Leaving): Outlook {
	return outlookOf(cells, partsWhenLeft(plan, parts, leaving));
}

/**
 * Returns that schedule; the first thing the family would then miss, null if everything ahead can be met; and the night
 * after its drive, null if it is as planned.
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

/** A night that differs in place from the plan's; null if the plan has none. */
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
 * Returns the first lateness from a stop on: on that stop's day, or on a later day as a result. Later lateness that the
 * plan has anyway is left to the planner, and so is an event on an earlier day, which leaving in time cannot save.
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

/**
 * Returns the parts for trying out edits: once a trip is under way, its day 1 is fixed, as it is when edits are made.
 */
export function partsForTrial(outlook: Outlook, parts: PlanParts): PlanParts {
	return isTripUnderWay(outlook, parts) ? onItsDays(outlook.plan, parts) : parts;
}

/** A family that is late has set out, so its day 1 is fixed, even if it follows from the first date. */
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
 * Returns remedies for a family that leaves for a stop this late; the stops behind it stay as they are. Only today's
 * lunch is offered, because the words name no day for a lunch on the trouble's day.
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
 * Without this, a moved tour would take along day 1, which the family is driving. A family that tries it out before the
 * trip has not settled on that day.
 */
function daysFixed({ cells, plan }: Outlook, { today }: PlanParts): Change[] {
	const isOpen = plan.isDated && tripFromCells('', cells).start_date === null;
	const hasBegun = plan.firstDay <= (readDate(today) ?? 0);
	return isOpen && hasBegun ? setTripFact('start_date', dateText(plan.firstDay)) : [];
}

function dayOf({ days }: Outlook, stop: number): TourDay | undefined {
	return days.find(({ visits }) => visits.some((visit) => visit.stop === stop));
}
