import { calendarDayWords, dayTimeWords, dayWords, timeOfDayWords } from '#domain/day-words.ts';

/**
 * Writes the time of an event (epoch milliseconds), as seen from `today`: "9:41 AM" on that day, "Nov 18", "Dec 30,
 * 2025".
 */
export function whenWords(at: number, today: Date): string {
	const then = new Date(at);
	return then.toDateString() === today.toDateString() ? timeOfDayWords(then) : dayWords(at, today);
}

/** Writes the time of an event to the minute: "9:41 AM", "Nov 18, 9:41 AM". */
export function momentOf(at: number, today: Date): string {
	const when = whenWords(at, today);
	return when === timeOfDayWords(new Date(at)) ? when : dayTimeWords(at, today);
}

/** Writes a trip's local date and time, "2027-04-12T14:30", in words: "Apr 12, 2027, 2:30 PM". */
export function momentWords(moment: string): string {
	const date = new Date(moment);
	const [day = ''] = moment.split('T');
	return Number.isNaN(date.getTime()) ? moment : `${calendarDayWords(day)}, ${timeOfDayWords(date)}`;
}
