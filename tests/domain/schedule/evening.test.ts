import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDate } from '#domain/calendar-day.ts';
import { eveningAt } from '#domain/schedule/evening.ts';
import { clockText, localTime } from '#domain/zone-time.ts';

const dayOf = (text: string) => readDate(text) ?? Number.NaN;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** When the sun is this many degrees below the horizon, in minutes of UTC: the general equations of NOAA's solar calculator. */
function byNoaa(day: number, { lat, long }: { lat: number; long: number }, degreesBelow: number): number {
	const dayOfYear = day - dayOf(`${new Date(day * 86_400_000).getUTCFullYear()}-01-01`);
	const year = ((2 * Math.PI) / 365) * (dayOfYear + 0.25);
	const equationOfTime =
		229.18 *
		(0.000075 +
			0.001868 * Math.cos(year) -
			0.032077 * Math.sin(year) -
			0.014615 * Math.cos(2 * year) -
			0.040849 * Math.sin(2 * year));
	const declination =
		0.006918 -
		0.399912 * Math.cos(year) +
		0.070257 * Math.sin(year) -
		0.006758 * Math.cos(2 * year) +
		0.000907 * Math.sin(2 * year) -
		0.002697 * Math.cos(3 * year) +
		0.00148 * Math.sin(3 * year);
	const angle = Math.acos(
		Math.cos(radians(90 + degreesBelow)) / (Math.cos(radians(lat)) * Math.cos(declination)) -
			Math.tan(radians(lat)) * Math.tan(declination),
	);
	return day * 1440 + 720 - 4 * (long - (angle * 180) / Math.PI) - equationOfTime;
}

test('sunset and dark are where NOAA’s equations put them, on the evening of the day by the clocks there', () => {
	const places = fc.constantFrom(
		{ lat: 42.36, long: -71.06, zone: 'America/New_York' },
		{ lat: 25.76, long: -80.19, zone: 'America/New_York' },
		{ lat: 47.61, long: -122.33, zone: 'America/Los_Angeles' },
		{ lat: 21.31, long: -157.86, zone: 'Pacific/Honolulu' },
		{ lat: 13.47, long: 144.75, zone: 'Pacific/Guam' },
		{ lat: 18.34, long: -64.93, zone: 'America/St_Thomas' },
	);
	fc.assert(
		fc.property(places, fc.integer({ min: dayOf('2026-01-01'), max: dayOf('2035-12-31') }), (place, day) => {
			const { sunset, dark } = eveningAt(day, place, place.zone) ?? { sunset: 0, dark: 0 };
			// Only the instants matter: the equations name the day in UTC, the evening in local time.
			expect(Math.abs(((sunset - byNoaa(day, place, 0.833) + 720 * 3) % 1440) - 720)).toBeLessThanOrEqual(5);
			expect(dark - sunset - (byNoaa(day, place, 6) - byNoaa(day, place, 0.833))).toBeCloseTo(0, -1);
			const local = localTime(sunset, place.zone);
			expect(local.day).toBe(day);
			expect(local.minutes).toBeGreaterThan(16 * 60);
		}),
	);
});

test('sunset in Boston, by a clock on summer time and one on winter time', () => {
	const boston = { lat: 42.36, long: -71.06 };
	const sunset = (date: string) =>
		clockText(
			localTime(eveningAt(dayOf(date), boston, 'America/New_York')?.sunset ?? 0, 'America/New_York').minutes,
		);
	expect([sunset('2027-06-21'), sunset('2026-12-21')]).toEqual(['20:25', '16:15']);
});

test('there is no evening where the sun stays up or down, and no dark where twilight lasts', () => {
	const utqiagvik = { lat: 71.29, long: -156.79 };
	const on = (date: string, place = utqiagvik) => eveningAt(dayOf(date), place, 'America/Anchorage');
	expect([on('2027-06-21'), on('2026-12-21')]).toEqual([null, null]);
	expect(on('2027-06-21', { lat: 64.84, long: -147.72 })?.dark).toBe(Number.POSITIVE_INFINITY);
});
