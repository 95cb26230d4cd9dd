import { getTimes } from 'suncalc';
import type { Day } from '#domain/calendar-day.ts';
import type { Point } from '#domain/geo.ts';
import { type Instant, instantAt, localTime } from '#domain/zone-time.ts';

/**
 * The end of a day's light: the sun is gone at sunset, the light at the end of civil twilight, about half an hour
 * later.
 */
export interface Evening {
	sunset: Instant;
	dark: Instant;
}

/** Returns the evening of a day at a place, in its time zone; null on days without a sunset, near a pole. */
export function eveningAt(day: Day, { lat, long }: Point, zone: string): Evening | null {
	// Local noon is within the right solar day in every zone.
	const noon = new Date(instantAt({ day, minutes: 12 * 60 }, zone) * 60_000);
	const { sunset, dusk } = getTimes(noon, lat, long);
	if (sunset === null) return null;
	return {
		sunset: nearestMinute(sunset),
		dark: dusk === null ? Number.POSITIVE_INFINITY : nearestMinute(dusk),
	};
}

function nearestMinute(time: Date): Instant {
	return Math.round(time.getTime() / 60_000);
}

/** True when the sun is down at a place. Near a pole, false on days without a sunset, even in polar night. */
export function isSunDown(at: Instant, { lat, long }: Point, zone: string): boolean {
	const noon = new Date(instantAt({ day: localTime(at, zone).day, minutes: 12 * 60 }, zone) * 60_000);
	const { sunrise, sunset } = getTimes(noon, lat, long);
	if (sunrise === null || sunset === null) return false;
	return at < nearestMinute(sunrise) || at >= nearestMinute(sunset);
}
