import { type Day, dateText, readDate } from './calendar-day.ts';

/** Minutes since 1970 in UTC: the same moment everywhere. */
export type Instant = number;

/** The time on a wall clock: a day, and minutes since its midnight. */
export interface LocalTime {
	day: Day;
	minutes: number;
}

const DAY_MINUTES = 24 * 60;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Returns the minute of a time in epoch milliseconds, rounded down: a family that leaves within the minute of its
 * deadline is not late.
 */
export const instantOf = (ms: number): Instant => Math.floor(ms / 60_000);

export function localTime(instant: Instant, zone: string): LocalTime {
	const local = instant + offsetAt(instant, zone);
	const day = Math.floor(local / DAY_MINUTES);
	return { day, minutes: local - day * DAY_MINUTES };
}

/**
 * Returns the instant of a local time in a zone. A time that repeats in the fall is the first of the two; one skipped
 * in spring is as long after midnight as on other days (2:30 is 3:30). Minutes may run past the day's end.
 */
export function instantAt({ day, minutes }: LocalTime, zone: string): Instant {
	const wanted = day * DAY_MINUTES + minutes;
	const before = wanted - offsetAt(wanted - DAY_MINUTES, zone);
	const after = wanted - offsetAt(wanted + DAY_MINUTES, zone);
	if (before + offsetAt(before, zone) === wanted) return before;
	return after + offsetAt(after, zone) === wanted ? after : before;
}

/** True in the hour that repeats in the fall: the zone's clocks show this time at another instant, too. */
export function isShownTwice(instant: Instant, zone: string): boolean {
	// Browsers are slow to tell a clock's time, and most days have no clock change: two answers serve all times of a
	// day.
	const midnight = Math.floor(instant / DAY_MINUTES) * DAY_MINUTES;
	if (offsetAt(midnight - DAY_MINUTES, zone) === offsetAt(midnight + 2 * DAY_MINUTES, zone)) return false;
	const offset = offsetAt(instant, zone);
	return offsetAt(instant - 60, zone) === offset + 60 || offsetAt(instant + 60, zone) === offset - 60;
}

/** Reads "2027-04-12T10:00"; null for anything else. */
export function readLocalTime(text: string): LocalTime | null {
	const [, date = '', clock = ''] = /^([^T]*)T([^T]*)$/.exec(text) ?? [];
	const day = readDate(date);
	const minutes = readClock(clock);
	return day === null || minutes === null ? null : { day, minutes };
}

/** Writes what `readLocalTime` reads. */
export function localTimeText({ day, minutes }: LocalTime): string {
	return `${dateText(day)}T${clockText(minutes)}`;
}

/** Reads "09:30" as minutes since midnight; null for anything else. */
export function readClock(text: string): number | null {
	const [, hours, minutes] = CLOCK.exec(text) ?? [];
	return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Writes minutes since midnight as "09:30". */
export function clockText(minutes: number): string {
	const two = (number: number) => String(number).padStart(2, '0');
	return `${two(Math.floor(minutes / 60) % 24)}:${two(Math.round(minutes) % 60)}`;
}

/** Returns the zone name in use at an instant: "EDT", "MST". */
export function zoneName(instant: Instant, zone: string): string {
	const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
	return parts.formatToParts(instant * 60_000).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The half hours remembered per zone: as many as in a hundred days. */
const MOST_KNOWN = 100 * 48;
const offsetsByZone = new Map<string, Map<number, number>>();
const formatByZone = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the minutes a zone's clocks are ahead of UTC. They change on the hour or half hour of UTC, so one answer
 * holds for half an hour.
 */
function offsetAt(instant: Instant, zone: string): number {
	const half = Math.floor(instant / 30);
	const offsets = offsetsByZone.get(zone) ?? new Map<number, number>();
	offsetsByZone.set(zone, offsets);
	const known = offsets.get(half);
	if (known !== undefined) return known;
	const offset = askOffset(half * 30, zone);
	if (offsets.size >= MOST_KNOWN) offsets.clear();
	offsets.set(half, offset);
	return offset;
}

function askOffset(instant: Instant, zone: string): number {
	const format =
		formatByZone.get(zone) ??
		new Intl.DateTimeFormat('en-US', {
			timeZone: zone,
			hourCycle: 'h23',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
		});
	formatByZone.set(zone, format);
	const part: Record<string, string> = {};
	for (const { type, value } of format.formatToParts(instant * 60_000)) part[type] = value;
	const { year, month, day, hour, minute } = part;
	return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) / 60_000 - instant;
}
