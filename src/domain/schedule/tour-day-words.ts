import { daysWords, listDayWords, longDayWords, tabDayWords, weekdayWord } from '#domain/time-words.ts';
import { durationWords } from '#domain/trips/travel-words.ts';
import { countWords } from '../count-words.ts';
import type { TourDay } from './schedule.ts';
import type { TourPlan } from './tour-plan.ts';

type Dated = Pick<TourPlan, 'isDated'>;
type Numbered = Pick<TourDay, 'day' | 'number'>;

/** Label of a day's tab: "Mon 19"; "Day 1" if the trip has no dates. */
export function dayTabWords({ isDated }: Dated, { day, number }: Numbered): string {
	return isDated ? tabDayWords(day) : `Day ${number}`;
}

/** Heading of a day in the list: "Mon, Apr 19", "Day 1". */
export function dayHeadWords({ isDated }: Dated, { day, number }: Numbered): string {
	return isDated ? listDayWords(day) : `Day ${number}`;
}

/** Full title of a day: "Monday, April 19", "Day 1". */
export function dayTitleWords({ isDated }: Dated, { day, number }: Numbered): string {
	return isDated ? longDayWords(day) : `Day ${number}`;
}

/** Title of a day when the week is known: "Tuesday", "Day 2". */
export function weekdayTitleWords({ isDated }: Dated, { day, number }: Numbered): string {
	return isDated ? weekdayWord(day) : `Day ${number}`;
}

/** Position among the trip's days: "Day 2 of 3". */
export function dayOfWords({ number }: Numbered, days: readonly Numbered[]): string {
	return `Day ${number} of ${days.at(-1)?.number ?? number}`;
}

/** The days of a trip: "Apr 19 to 21"; "3 days" if it has no dates. */
export function tripDaysWords({ isDated }: Dated, days: readonly Numbered[]): string {
	const [first, last] = [days[0], days.at(-1)];
	if (!first || !last) return '';
	return isDated ? daysWords(first.day, last.day) : countWords(last.number, 'day');
}

/** Summary of a day: "2 campuses, 1 h 30 min of driving". */
export function dayLoadWords({ campuses, minutes }: Pick<TourDay, 'campuses' | 'minutes'>): string {
	const parts = [
		campuses > 0 && countWords(campuses, 'campus', 'campuses'),
		minutes > 0 && `${durationWords(minutes)} of driving`,
	];
	return parts.filter(Boolean).join(', ');
}
