import type { Day } from '#domain/calendar-day.ts';
import { crossingTo } from './crossings.ts';
import { lunchWords } from './lunch-words.ts';
import { type EveningWords, eveningWords } from './night-words.ts';
import type { ScheduledVisit, TourDay } from './schedule.ts';
import { departureWords } from './schedule-words.ts';
import { type Outlook, type Trouble, troubleAt } from './trouble.ts';
import { isOfEvening } from './warnings.ts';

/** The schedule's facts about one stop. */
export interface StopInDay {
	outlook: Outlook;
	visit: ScheduledVisit;
	/** The day that begins with this visit. */
	day: TourDay | undefined;
	trouble: Trouble | null;
	/** When the family leaves for it, in words. */
	departs: string | undefined;
	/** The day on which it does. */
	leaves: Day;
	lunch: ReturnType<typeof lunchWords>;
	/** The evening before, if the family is there by that time. */
	evening: EveningWords | null;
	/** True when the family travels the evening before, or for days, and so leaves before the day of the visit. */
	isDrivenBefore: boolean;
	/** True when the trouble belongs to that evening, or to a day on the way there. */
	isOfEvening: boolean;
}

/** Returns the facts; null for a stop, given by plan index, that the schedule does not have. */
export function stopInDay(outlook: Outlook, stop: number): StopInDay | null {
	const visit = outlook.visits[stop];
	if (!visit) return null;
	const day = outlook.days.find(({ visits }) => visits[0] === visit);
	const trouble = troubleAt(outlook, stop);
	const evening = eveningWords(outlook.plan, visit);
	const isDrivenBefore = evening !== null;
	const departs = departureWords(outlook.plan, visit);
	const isBefore = ({ kind }: Trouble) =>
		kind === 'overdriven' ? isDrivenBefore : isOfEvening({ kind }, visit);
	return {
		outlook,
		visit,
		day,
		trouble,
		departs,
		leaves: crossingTo(outlook.plan, visit)?.day ?? visit.way.leaves.day,
		evening,
		isDrivenBefore,
		lunch: lunchWords(outlook, stop),
		isOfEvening: trouble !== null && isBefore(trouble),
	};
}

/**
 * Returns the days that begin after the stop before, up to that of this one: days without a visit, such as those of
 * nothing but driving, and the day that begins with this visit. The plan index past the last stop gives the days that
 * are left.
 */
export function daysUpTo({ days, visits }: Outlook, stop: number): TourDay[] {
	const nextFrom = (at: number) =>
		days.slice(at).find((day) => day.visits.length > 0)?.visits[0]?.stop ?? visits.length;
	return days.filter((_, at) => nextFrom(at) === stop);
}
