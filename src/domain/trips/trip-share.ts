import * as z from 'zod/mini';
import { type Day, readDate } from '#domain/calendar-day.ts';
import { localDay } from '#domain/day-words.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { StoredTrip } from '#domain/sync/account-state.ts';
import { tripIdSchema } from '#domain/sync/wire.ts';
import { encodeStops } from './stop-code.ts';
import { stopPlaceSchema } from './stop-place.ts';
import { type Stop, type Trip, tripFromCells } from './trip.ts';
import { readDayPath, readStopPath } from './trip-paths.ts';
import { dayValues, stopValues, type TripValues, tripValues } from './trip-values.ts';

/** The choices of how long a view-only link lasts, in days. */
export const shareDays = [7, 30, 180] as const;
export type ShareDays = (typeof shareDays)[number];
/** The default, in days, for a trip that may be on any day. */
export const usualShareDays: ShareDays = 30;

/**
 * Returns how long a link made now lasts unless its maker says otherwise: the shortest choice that outlasts the trip's
 * last day, or the longest if none does. `lastDay` is null while the trip has no dates.
 */
export function shareDaysFor(lastDay: Day | null, now: Date): ShareDays {
	if (lastDay === null) return usualShareDays;
	return shareDays.find((days) => !endsTooSoon(days, lastDay, now)) ?? shareDays[2];
}

/** True if a link made now ends while the trip still goes on; a day counts until midnight on this device. */
export function endsTooSoon(days: ShareDays, lastDay: Day | null, now: Date): boolean {
	const ends = readDate(localDay(new Date(now.getTime() + days * DAY_MS)));
	return lastDay !== null && ends !== null && ends <= lastDay;
}

/** The most open links per trip. */
export const MOST_SHARES = 20;

/** A view-only link to make: to which saved trip, and for how long. */
export const shareMakingSchema = z.object({
	trip_id: tripIdSchema,
	days: z._default(z.literal(shareDays), usualShareDays),
});
export type ShareMaking = z.input<typeof shareMakingSchema>;

/** A view-only link as its owner sees it later, without its token. Times are ISO 8601. */
export const tripShareSchema = z.object({
	id: z.string(),
	created: z.string(),
	expires: z.string(),
	/** "2026-11-21" (UTC); null until someone opens it. */
	last_opened: z.nullable(z.string()),
	/** The hour of that opening, "2026-11-21T23:00Z"; missing for older openings, and from older servers. */
	opened_hour: z.optional(z.string()),
});
export type TripShare = z.infer<typeof tripShareSchema>;

/** A view-only link when it is created, the only time its token is shown. */
export const madeShareSchema = z.object({
	id: z.string(),
	token: z.string(),
	url: z.string(),
	expires: z.string(),
});
export type MadeShare = z.infer<typeof madeShareSchema>;

/** Hidden from strangers: it would show that two links lead to the same trip. */
const HIDDEN = null;
type Decision = z.ZodMiniType | typeof HIDDEN;
type Shown<Fields> = { [Field in keyof Fields as Fields[Field] extends null ? never : Field]: Fields[Field] };

function shownOf<Fields extends Record<string, Decision>>(fields: Fields): Shown<Fields> {
	return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== HIDDEN)) as Shown<Fields>;
}

/** The schemas of the values that are shared. */
function sharedIn<Fields extends TripValues>(values: Fields) {
	const shared = Object.entries(values).filter(([, { shared }]) => shared);
	return Object.fromEntries(shared.map(([field, { schema }]) => [field, schema])) as {
		[Field in keyof Fields as Fields[Field] extends { shared: true }
			? Field
			: never]: Fields[Field]['schema'];
	};
}

/** The fields of a stop that are not values of its own. */
const stopFields = {
	id: HIDDEN,
	place: stopPlaceSchema,
} satisfies Record<Exclude<keyof Stop, keyof typeof stopValues>, Decision>;

const sharedStopSchema = z.object({ ...shownOf(stopFields), ...sharedIn(stopValues) });
export type SharedStop = z.infer<typeof sharedStopSchema>;

/** The fields of a trip that are not values of its own. */
const tripFields = {
	id: HIDDEN,
	/** Settings of single days; 1 is the first. */
	days: z.array(z.object({ number: z.number(), ...sharedIn(dayValues) })),
	life: HIDDEN,
	/** In the trip's order. */
	stops: z.array(sharedStopSchema),
} satisfies Record<Exclude<keyof Trip, keyof typeof tripValues>, Decision>;

/** A trip as seen through a view-only link. */
export const sharedTripSchema = z.object({
	...sharedIn(tripValues),
	...shownOf(tripFields),
	/** Empty when the trip has none. */
	name: z.string(),
	/** The stops as a comma-separated list of stop codes. */
	trip_string: z.string(),
	/** The last change to any of this, ISO 8601. */
	last_modified: z.string(),
	/** When the link expires, ISO 8601. */
	expires: z.string(),
});
export type SharedTrip = z.infer<typeof sharedTripSchema>;

/** A saved trip as a stranger may see it. Security: only fields in the schemas are shared. */
export function sharedTripOf({ cells }: Pick<StoredTrip, 'cells'>, expires: Date): SharedTrip {
	const trip = tripFromCells('', cells);
	const changed = [...cells].filter(([path]) => isShown(path)).map(([, { t }]) => t);
	return sharedTripSchema.parse({
		...trip,
		trip_string: encodeStops(trip.stops.map(({ place }) => place)),
		last_modified: new Date(Math.max(0, ...changed)).toISOString(),
		expires: expires.toISOString(),
	});
}

function isShown(path: string): boolean {
	const stopField = readStopPath(path)?.field;
	if (stopField !== undefined)
		return stopField === 'live' || Object.hasOwn(sharedStopSchema.shape, stopField);
	const field = readDayPath(path)?.field ?? path;
	return (
		path === 'order' || (Object.hasOwn(tripValues, field) && Object.hasOwn(sharedTripSchema.shape, field))
	);
}
