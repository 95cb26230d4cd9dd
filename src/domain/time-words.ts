import { type Day, dateText, weekdayOf } from './calendar-day.ts';

/** Writes minutes since midnight as clock time: "12:08 PM". Past 24 hours, it is the next morning. */
export function clockWords(minutes: number): string {
	const hours = Math.floor(minutes / 60) % 24;
	const two = String(Math.floor(minutes) % 60).padStart(2, '0');
	return `${hours % 12 === 0 ? 12 : hours % 12}:${two} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** A day in a list: "Mon, Apr 19". */
export function listDayWords(day: Day): string {
	return `${shortWeekdayWord(day)}, ${shortDateWords(day)}`;
}

/** A day by itself: "Monday, April 19". */
export function longDayWords(day: Day): string {
	return `${weekdayWord(day)}, ${monthWord(monthOf(day))} ${dateOf(day)}`;
}

/** A day on a tab: "Mon 19". */
export function tabDayWords(day: Day): string {
	return `${shortWeekdayWord(day)} ${dateOf(day)}`;
}

/** A range of days: "Apr 19", "Apr 19 to 21", "Apr 30 to May 2". */
export function daysWords(from: Day, to: Day): string {
	if (from === to) return shortDateWords(from);
	const isOneMonth = dateText(from).slice(0, 7) === dateText(to).slice(0, 7);
	return `${shortDateWords(from)} to ${isOneMonth ? dateOf(to) : shortDateWords(to)}`;
}

/** "Apr 19". */
export function shortDateWords(day: Day): string {
	const [, month = '', date = ''] = dateText(day).split('-');
	return monthDayWords({ month: Number(month), day: Number(date) });
}

/** Does the same for a day in any year. */
export function monthDayWords({ month, day }: { month: number; day: number }): string {
	return `${monthWord(month).slice(0, 3)} ${day}`;
}

/** "Mon". */
export const shortWeekdayWord = (day: Day): string => weekdayWord(day).slice(0, 3);

/** "Sunday". */
export function weekdayWord(day: Day): string {
	return WEEKDAYS[weekdayOf(day)] ?? '';
}

/** "January" for 1. */
export function monthWord(month: number): string {
	return MONTHS[month - 1] ?? '';
}

function monthOf(day: Day): number {
	return Number(dateText(day).slice(5, 7));
}

function dateOf(day: Day): number {
	return Number(dateText(day).slice(8));
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
];
