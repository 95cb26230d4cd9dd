import * as z from 'zod/mini';
import type { StoredTrip } from '#domain/sync/account-state.ts';
import { encodeStops } from './stop-code.ts';
import { stopPlaceSchema } from './stop-place.ts';
import { tripFromCells } from './trip.ts';
import { readStopPath } from './trip-paths.ts';

/** How many days a view-only link may last. */
export const shareDays = [7, 30, 180] as const;
export type ShareDays = (typeof shareDays)[number];
/** How long it lasts when nobody says. */
export const usualShareDays: ShareDays = 30;
/** How many open links one trip may have. */
export const MOST_SHARES = 20;

/** A view-only link as its owner sees it later: without what opens it. Times are ISO 8601. */
export const tripShareSchema = z.object({
	id: z.string(),
	created: z.string(),
	expires: z.string(),
	/** "2026-11-21" (UTC); null while nobody has opened it. */
	last_opened: z.nullable(z.string()),
});
export type TripShare = z.infer<typeof tripShareSchema>;

/** A view-only link when it is made: the one time that its token is told. */
export const madeShareSchema = z.object({
	id: z.string(),
	token: z.string(),
	url: z.string(),
	expires: z.string(),
});
export type MadeShare = z.infer<typeof madeShareSchema>;

/** What whoever holds a view-only link sees of the trip. */
export const sharedTripSchema = z.object({
	name: z.string(),
	/** In the trip's order. */
	stops: z.array(
		z.object({
			place: stopPlaceSchema,
			visit_minutes: z.nullable(z.number()),
			/** Local date and time, "2027-04-12T10:00". */
			tour_at: z.nullable(z.string()),
		}),
	),
	/** The stops as a comma list of stop codes. */
	trip_string: z.string(),
	/** When anything of this was changed last, ISO 8601. */
	last_modified: z.string(),
	/** When the link ends, ISO 8601. */
	expires: z.string(),
});
export type SharedTrip = z.infer<typeof sharedTripSchema>;

/**
 * A saved trip as a stranger may see it.
 * Security: only what is named here goes out. Notes may be private, and ids would tie two links to one trip.
 */
export function sharedTripOf({ cells }: Pick<StoredTrip, 'cells'>, expires: Date): SharedTrip {
	const { name, stops } = tripFromCells('', cells);
	const changed = [...cells].filter(([path]) => !isPrivate(path)).map(([, { t }]) => t);
	return {
		name,
		stops: stops.map(({ place, visit_minutes, tour_at }) => ({ place, visit_minutes, tour_at })),
		trip_string: encodeStops(stops.map(({ place }) => place)),
		last_modified: new Date(Math.max(0, ...changed)).toISOString(),
		expires: expires.toISOString(),
	};
}

function isPrivate(path: string): boolean {
	const field = readStopPath(path)?.field ?? path;
	const shown = ['name', 'order', 'place', 'live', 'visit_minutes', 'tour_at'];
	return !shown.includes(field);
}
