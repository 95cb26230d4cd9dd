/** A day in words, "Dec 21", with the year unless it is the current one. `time` is anything a Date accepts. */
export function dayWords(time: string | number, now = new Date()): string {
	const date = new Date(time);
	const isThisYear = date.getFullYear() === now.getFullYear();
	return isThisYear ? withoutYear.format(date) : fullDayWords(date);
}

/** The same, always with the year: "Dec 21, 2026". */
export function fullDayWords(date: Date): string {
	return withYear.format(date);
}

const withoutYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const withYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** The day in this device's own time zone, ISO 8601: "2026-11-21". */
export function localDay(date: Date): string {
	const two = (part: number) => String(part).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
