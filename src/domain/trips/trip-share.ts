import * as z from 'zod/mini';
import type { StoredTrip } from '#domain/sync/account-state.ts';
import { encodeStops } from './stop-code.ts';
import { stopPlaceSchema } from './stop-place.ts';
import { type Stop, type Trip, tripFromCells } from './trip.ts';
import { readDayPath, readStopPath } from './trip-paths.ts';
import { type DayValues, tripValues } from './trip-values.ts';

/** Choices for how long a view-only link lasts, in days. */
export const shareDays = [7, 30, 180] as const;
export type ShareDays = (typeof shareDays)[number];
/** The default, in days. */
export const usualShareDays: ShareDays = 30;
/** The most open links per trip. */
export const MOST_SHARES = 20;

/** A view-only link as its owner sees it later: without its token. Times are ISO 8601. */
export const tripShareSchema = z.object({
	id: z.string(),
	created: z.string(),
	expires: z.string(),
	/** "2026-11-21" (UTC); null until someone opens it. */
	last_opened: z.nullable(z.string()),
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

/** Never shown to a stranger: it is private, or would tie two links to one trip. */
const HIDDEN = null;
type Decision = z.ZodMiniType | typeof HIDDEN;
type Shown<Fields> = { [Field in keyof Fields as Fields[Field] extends null ? never : Field]: Fields[Field] };

function shownOf<Fields extends Record<string, Decision>>(fields: Fields): Shown<Fields> {
	return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== HIDDEN)) as Shown<Fields>;
}

const dayFields = {
	/** "09:00". */
	day_start: z.nullable(z.string()),
	day_end: z.nullable(z.string()),
	lunch_minutes: z.nullable(z.number()),
} satisfies Record<keyof DayValues, Decision>;

const stopFields = {
	id: HIDDEN,
	place: stopPlaceSchema,
	note: HIDDEN,
	visit_minutes: z.nullable(z.number()),
	parking_minutes: z.nullable(z.number()),
	/** Local time, "2027-04-12T10:00". */
	session_at: z.nullable(z.string()),
	tour_at: z.nullable(z.string()),
	overnight: z.nullable(z.boolean()),
} satisfies Record<keyof Stop, Decision>;

const sharedStopSchema = z.object(shownOf(stopFields));
export type SharedStop = z.infer<typeof sharedStopSchema>;

const tripFields = {
	id: HIDDEN,
	name: z.string(),
	notes: HIDDEN,
	/** "2027-04-12". */
	start_date: z.nullable(z.string()),
	...dayFields,
	/** Settings of single days; 1 is the first. */
	days: z.array(z.object({ number: z.number(), ...shownOf(dayFields) })),
	life: HIDDEN,
	/** In the trip's order. */
	stops: z.array(sharedStopSchema),
} satisfies Record<keyof Trip, Decision>;

/** A trip as seen through a view-only link. */
export const sharedTripSchema = z.object({
	...shownOf(tripFields),
	/** The stops as a comma list of stop codes. */
	trip_string: z.string(),
	/** The last change to any of this, ISO 8601. */
	last_modified: z.string(),
	/** When the link expires, ISO 8601. */
	expires: z.string(),
});
export type SharedTrip = z.infer<typeof sharedTripSchema>;

/**
 * A saved trip as a stranger may see it. Security: only fields in the schemas go out.
 */
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
