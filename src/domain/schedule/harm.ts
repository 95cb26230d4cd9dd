import type { Instant } from '#domain/zone-time.ts';
import type { Measure, Moment } from './measures.ts';
import type { ScheduledVisit } from './schedule.ts';
import { stopAt } from './tour-plan.ts';
import { darknessOf, minutesOf, type Outlook, overtimeOf, type Trouble, visitOf } from './trouble.ts';

/** A trip that a measure against a trouble could harm. */
export interface Threatened extends Moment {
	before: Outlook;
	trouble: Trouble;
}

/**
 * True when a measure makes the family later elsewhere, changes a day before today or an hour before now, does something
 * else than it says, or only moves what is too long or too late to another evening.
 */
export function doesHarm(trip: Threatened, measure: Measure, then: Outlook): boolean {
	return (
		!isPastKept(trip, then) ||
		isLaterAnywhere(trip.before, then) ||
		isPutOff(trip, measure, then) ||
		areEveningsWorse(trip, then)
	);
}

/** Change the hours of a day, so that the family stays on it. */
const OF_HOURS: readonly Measure['kind'][] = ['skip_lunch', 'set_out_earlier', 'shorten'];

/** True when other hours would only have the family sleep on the way and come on a later day. */
function isPutOff({ before, trouble }: Threatened, { kind }: Measure, then: Outlook): boolean {
	const [day, dayThen] = [before, then].map((outlook) => visitOf(trouble.stopId, outlook)?.day ?? 0);
	return OF_HOURS.includes(kind) && (dayThen ?? 0) > (day ?? 0);
}

/**
 * True when days get longer than wanted, or the family arrives after dark, by more minutes in all. A family that makes
 * it to a tour may put up with that.
 */
function areEveningsWorse({ before, trouble }: Threatened, then: Outlook): boolean {
	return trouble.kind !== 'late' && [overtimeOf, darknessOf].some((sumOf) => sumOf(then) > sumOf(before));
}

/**
 * True when the family is later at some stop, or no longer visits one where it would have attended something: minutes
 * gained elsewhere do not make up for what it misses there.
 */
function isLaterAnywhere(before: Outlook, then: Outlook): boolean {
	return before.visits.some(({ stop, fixed }) => {
		const { id } = stopAt(before.plan, stop);
		if (!visitOf(id, then)) return fixed.some(({ from, to }) => from < to);
		const late: Trouble = { kind: 'late', stopId: id };
		return minutesOf(late, then) > minutesOf(late, before);
	});
}

/**
 * True when the past stays as it was and nothing moves into it: the days before today, and the hours before now. Only
 * events missed there may be postponed.
 */
function isPastKept({ before, today, now, trouble: { stopId } }: Threatened, then: Outlook): boolean {
	return before.visits.every((visit) => {
		const { id } = stopAt(before.plan, visit.stop);
		const visitThen = visitOf(id, then);
		const [isMissed, dayThen, begins] = [id === stopId, visitThen?.day, visitThen?.fixed[0]?.begins];
		if (visit.day < today && !isMissed && dayThen !== visit.day) return false;
		if (dayThen !== undefined && dayThen < Math.min(visit.day, today)) return false;
		const isPutOff = isMissed && begins !== undefined && begins !== visit.fixed[0]?.begins;
		return isPutOff ? begins >= now : areHoursKept(visit, visitThen, now);
	});
}

function areHoursKept(before: ScheduledVisit, then: ScheduledVisit | undefined, now: Instant): boolean {
	const hours = then && hoursOf(then);
	return hoursOf(before).every((at, hour) =>
		at < now ? hours?.[hour] === at : (hours?.[hour] ?? now) >= now,
	);
}

/** When the family leaves for a stop, arrives, and is done. */
const hoursOf = ({ way, ends }: ScheduledVisit): Instant[] => [way.leaves.at, way.begins.at, ends];
