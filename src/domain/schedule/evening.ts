import { getTimes } from 'suncalc';
import type { Point } from '#domain/geo.ts';
import { type Day, type Instant, instantAt, localTime } from '#domain/zone-time.ts';

/** The end of the light of a day: the sun is gone at sunset, and the light half an hour later, at the end of civil twilight. */
export interface Evening {
	sunset: Instant;
	dark: Instant;
}

/** The evening of a day at a place by its own clocks; null on days without one, near a pole. */
export function eveningAt(day: Day, { lat, long }: Point, zone: string): Evening | null {
	// Asked by local noon: that is within the day of the sun that is meant, wherever the zone lies.
	const noon = new Date(instantAt({ day, minutes: 12 * 60 }, zone) * 60_000);
	const { sunset, dusk } = getTimes(noon, lat, long);
	if (sunset === null) return null;
	return { sunset: instantOf(sunset), dark: dusk === null ? Number.POSITIVE_INFINITY : instantOf(dusk) };
}

function instantOf(time: Date): Instant {
	return Math.round(time.getTime() / 60_000);
}

/** True when the sun is down at a place; false near a pole on a day without a sunset, in polar night too. */
export function isSunDown(at: Instant, { lat, long }: Point, zone: string): boolean {
	const noon = new Date(instantAt({ day: localTime(at, zone).day, minutes: 12 * 60 }, zone) * 60_000);
	const { sunrise, sunset } = getTimes(noon, lat, long);
	if (sunrise === null || sunset === null) return false;
	return at < instantOf(sunrise) || at >= instantOf(sunset);
}
