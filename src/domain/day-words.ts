import { clockWords, monthDayWords, monthWord } from './time-words.ts';

/** A day in words, "Dec 21", with the year unless it is the current one. `time` is anything a Date accepts. */
export function dayWords(time: string | number, now: Date): string {
	const date = new Date(time);
	return date.getFullYear() === now.getFullYear() ? monthDayOf(date) : fullDayWords(date);
}

/** The same with the time of day in this device's own time zone: "Dec 21, 9:41 AM". */
export const dayTimeWords = (time: string | number, now: Date): string =>
	`${dayWords(time, now)}, ${timeOfDayWords(new Date(time))}`;

/** Writes a day, always with the year: "Dec 21, 2026". */
export function fullDayWords(date: Date): string {
	return `${monthDayOf(date)}, ${date.getFullYear()}`;
}

/** Writes a day without a time, "2026-12-21", the same way in every time zone; anything else stays as it is. */
export function calendarDayWords(day: string): string {
	const date = new Date(`${day}T00:00`);
	return Number.isNaN(date.getTime()) ? day : fullDayWords(date);
}

/** A day with the time in this device's own time zone: "Dec 21, 2026, 9:41 AM". */
export const fullDayTimeWords = (date: Date): string => `${fullDayWords(date)}, ${timeOfDayWords(date)}`;

const monthDayOf = (date: Date) => monthDayWords({ month: date.getMonth() + 1, day: date.getDate() });

/** A day as prose writes it: "December 21, 2026". */
export function proseDayWords(date: Date): string {
	return `${monthWord(date.getMonth() + 1)} ${date.getDate()}, ${date.getFullYear()}`;
}

/** A time of day in this device's own time zone: "9:41 AM". */
export function timeOfDayWords(date: Date): string {
	return clockWords(date.getHours() * 60 + date.getMinutes());
}

/** The day in this device's own time zone, ISO 8601: "2026-11-21". */
export function localDay(date: Date): string {
	const two = (part: number) => String(part).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
