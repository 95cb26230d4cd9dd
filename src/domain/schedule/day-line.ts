import type { Day } from '#domain/calendar-day.ts';
import { stayOn } from './advance.ts';
import { type Crossing, lastCrossing } from './crossings.ts';
import type { DayDrive } from './day-drives.ts';
import { partedBy } from './lunch.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import type { Span } from './tour-plan.ts';

/** A part of a day, and what happens in it; `stop` is the plan index of the stop it leads to or happens at. */
export interface Stretch extends Span {
	kind: 'drive' | 'crossing' | 'park' | 'lunch' | 'spare' | 'session' | 'tour' | 'visit' | 'night';
	stop: number;
	/**
	 * Plan index of the stop whose local time applies at its start: for a drive, and lunch on it, the stop it leaves.
	 */
	clock: number;
}

/**
 * Lays out a day from its first minute to its last, without gaps: what the family does when. Stretches of zero length
 * are left out, except crossings and the night at the end.
 */
export function dayLine({ day, visits, returns, drives, crossings, night }: TourDay): Stretch[] {
	// Stops that the family only passes or sleeps at on the evening of a crossing have no hours.
	const timed = visits.filter(({ arrives }) => arrives !== null);
	const stretches = [
		...drives.flatMap(driveLine),
		...timed.flatMap((visit) => visitLine(visit, day)),
		...returns.flatMap((visit) => stayLine(visit, day)),
	]
		.filter(({ from, to }) => to > from)
		.sort((a, b) => a.from - b.from);
	const last = lastCrossing({ crossings });
	const line = [
		...crossings.filter((crossing) => crossing !== last).map(crossingLine),
		...stretches,
		...(last ? [crossingLine(last)] : []),
	];
	const end = line.at(-1)?.to ?? visits.at(-1)?.ends;
	if (night === null || night.at === 'road' || end === undefined) return line;
	return [...line, { kind: 'night', stop: night.at, clock: last?.clock ?? night.at, from: end, to: end }];
}

function crossingLine({ stop, clock, at }: Crossing): Stretch {
	return { kind: 'crossing', stop, clock, from: at, to: at };
}

function driveLine({ stop, clock, from, to, lunch }: DayDrive): Stretch[] {
	return withLunch({ kind: 'drive', stop, clock, from, to }, lunch);
}

function visitLine(visit: ScheduledVisit, day: Day): Stretch[] {
	const { stop, way, ready, fixed } = visit;
	const here = { stop, clock: stop };
	const begins = fixed[0]?.from ?? ready;
	const stretches: Stretch[] = [
		{ kind: 'park', ...here, from: way.begins.at, to: ready },
		{ kind: 'spare', ...here, from: ready, to: begins },
		...stayLine(visit, day),
	];
	return stretches.flatMap((each) => withLunch(each, way.begins.lunch));
}

function stayLine(visit: ScheduledVisit, day: Day): Stretch[] {
	const { stop, ready } = visit;
	const here = { stop, clock: stop };
	const { fixed, ends } = stayOn(visit, day);
	const events = fixed.flatMap(({ kind, from, to }, index): Stretch[] => [
		{ kind: 'visit', ...here, from: fixed[index - 1]?.to ?? from, to: from },
		{ kind, ...here, from, to },
	]);
	return [...events, { kind: 'visit', ...here, from: fixed.at(-1)?.to ?? ready, to: ends }];
}

function withLunch(stretch: Stretch, lunch: Span | null): Stretch[] {
	const { kind, stop, clock, from, to } = stretch;
	// A family that has to wait eats first.
	const parted = partedBy(lunch, { from, to: kind === 'spare' && lunch && lunch.to <= to ? FOREVER : to });
	const parts = parted.parts.map(
		(part): Stretch => ({ kind, stop, clock, from: part.from, to: Math.min(part.to, to) }),
	);
	return parted.lunch ? [...parts, { kind: 'lunch', stop, clock, ...parted.lunch }] : parts;
}

const FOREVER = Number.POSITIVE_INFINITY;
