/** A day as people say it, "Dec 21", with the year when it is not this one. `time` is anything that a date can be read from. */
export function dayWords(time: string | number, now = new Date()): string {
	const date = new Date(time);
	const isThisYear = date.getFullYear() === now.getFullYear();
	return isThisYear ? withoutYear.format(date) : fullDayWords(date);
}

/** The same with its year, always: "Dec 21, 2026". */
export function fullDayWords(date: Date): string {
	return withYear.format(date);
}

const withoutYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const withYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** The day by this device's own calendar, ISO 8601: "2026-11-21". */
export function localDay(date: Date): string {
	const two = (part: number) => String(part).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
