import type { Cells } from '#domain/sync/cell.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { type PlanParts, planOf } from './plan-of-trip.ts';
import { type ScheduledVisit, scheduleOf, type TourDay } from './schedule.ts';
import type { TourPlan } from './tour-plan.ts';
import { minutesAfterDark } from './warnings.ts';

/**
 * A problem at a stop: the family is late for its first event, arrives after dark, its day is too long, or a day that
 * only drives to it is.
 */
export interface Trouble {
	kind: 'late' | 'after_dark' | 'overfull' | 'overdriven';
	stopId: string;
}

/** A trip with its times, as it is or as edits would make it. */
export interface Outlook {
	cells: Cells;
	plan: TourPlan;
	days: TourDay[];
	visits: ScheduledVisit[];
}

export function outlookOf(cells: Cells, parts: PlanParts): Outlook {
	const plan = planOf(tripFromCells('', cells), parts);
	const days = scheduleOf(plan);
	return { cells, plan, days, visits: days.flatMap(({ visits }) => visits) };
}

/**
 * Returns the most serious trouble at a stop, given by plan index; null if there is none. A day that is too long counts
 * at its last stop before any crossing.
 */
export function troubleAt({ plan, days, visits }: Outlook, stop: number): Trouble | null {
	const [visit, id] = [visits[stop], plan.stops[stop]?.id];
	if (!visit || id === undefined) return null;
	if (latenessOf(visit) > 0) return { kind: 'late', stopId: id };
	if (minutesAfterDark(plan, visit) > 0) return { kind: 'after_dark', stopId: id };
	if (longDriveTo(stop, days)) return { kind: 'overdriven', stopId: id };
	const day = days.find(({ visits }) => visits.findLast(({ arrives }) => arrives !== null) === visit);
	return day && day.overtime > 0 ? { kind: 'overfull', stopId: id } : null;
}

/**
 * Returns the trouble to mention after a trip has changed: its first new one, else the last one mentioned, while it
 * lasts; null if there is nothing to mention.
 */
export function troubleToTell(
	told: Trouble | null,
	before: Outlook | null,
	after: Outlook | null,
): Trouble | null {
	const [had, has] = [troublesOf(before), troublesOf(after)];
	const isAmong = (troubles: readonly Trouble[], { kind, stopId }: Trouble) =>
		troubles.some((other) => other.kind === kind && other.stopId === stopId);
	return has.find((trouble) => !isAmong(had, trouble)) ?? (told && isAmong(has, told) ? told : null);
}

const troublesOf = (outlook: Outlook | null): Trouble[] =>
	outlook?.plan.stops.flatMap((_, stop) => troubleAt(outlook, stop) ?? []) ?? [];

/** Returns the first too long day of only driving to a stop, given by plan index. */
const longDriveTo = (stop: number, days: readonly TourDay[]): TourDay | undefined =>
	days.find(
		({ visits, drives, overtime }) =>
			overtime > 0 && visits.length === 0 && drives.some((drive) => drive.stop === stop),
	);

/** Returns the day that can be changed to fix a trouble; undefined if the stop is not in the trip. */
export function dayOf({ kind, stopId }: Trouble, outlook: Outlook): TourDay | undefined {
	const visit = visitOf(stopId, outlook);
	if (!visit) return undefined;
	if (kind === 'overdriven') return longDriveTo(visit.stop, outlook.days);
	// The family may arrive the evening before the visit.
	const when = kind === 'after_dark' ? visit.way.arrives.day : visit.day;
	return outlook.days.find(({ day }) => day === when);
}

/** Returns the minutes of a trouble; 0 if the stop is not in the trip. */
export function minutesOf({ kind, stopId }: Trouble, outlook: Outlook): number {
	const visit = visitOf(stopId, outlook);
	if (!visit) return 0;
	if (kind === 'late') return latenessOf(visit);
	if (kind === 'overfull' || kind === 'overdriven') return dayOf({ kind, stopId }, outlook)?.overtime ?? 0;
	return minutesAfterDark(outlook.plan, visit);
}

export function visitOf(stopId: string, { plan, visits }: Outlook): ScheduledVisit | undefined {
	return visits.find(({ stop }) => plan.stops[stop]?.id === stopId);
}

/** Returns the total minutes by which days are longer than the family wants. */
export function overtimeOf({ days }: Outlook): number {
	return days.reduce((sum, { overtime }) => sum + overtime, 0);
}

/** Returns the total minutes by which the family arrives after dark. */
export function darknessOf({ plan, visits }: Outlook): number {
	return visits.reduce((sum, visit) => sum + minutesAfterDark(plan, visit), 0);
}

function latenessOf({ slack }: ScheduledVisit): number {
	return Math.max(0, -(slack ?? 0));
}
