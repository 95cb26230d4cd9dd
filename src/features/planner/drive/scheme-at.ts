import type { Point } from '#domain/geo.ts';
import { isSunDown } from '#domain/schedule/evening.ts';
import type { Instant } from '#domain/zone-time.ts';

/** Driving mode is bright by day and dark at night, whatever the device's setting. */
export const schemeAt = (at: Instant, place: Point, zone: string) =>
	isSunDown(at, place, zone) ? 'dark' : 'light';
