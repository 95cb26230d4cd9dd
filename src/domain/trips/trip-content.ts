import * as z from 'zod/mini';
import { type Change, type Json, sameJson } from '#domain/sync/cell.ts';
import { removeStop } from './edit-stops.ts';
import { readStopPlace, stopPlaceSchema } from './stop-place.ts';
import type { Trip } from './trip.ts';
import { dayPath, stopPath } from './trip-paths.ts';
import { cellLimits } from './trip-policy.ts';
import {
	type DayValues,
	dayValues,
	fieldsOf,
	nothingSaid,
	type Said,
	stopCards,
	stopTimes,
	type TripValues,
	tripFacts,
} from './trip-values.ts';

/** True if the value, as JSON, is within a cell's limit. */
const fitsACell = (value: Json) => JSON.stringify(value).length <= cellLimits.value;

/** A cell's value, or null for none; missing in a file older than the field. */
function said<T extends Json>(read: (value: Json) => T | null) {
	const value = z.custom<T>(
		(given) => given !== null && read(given as Json) !== null && fitsACell(given as Json),
	);
	return z._default(z.nullable(value), null);
}

const text = z.string().check(z.refine(fitsACell));
/** More days with their own hours, and more stops, than any trip has. */
const MOST = { days: 100, stops: 200 };

/** The schemas of a set of fields. */
const saidIn = <Fields extends TripValues>(values: Fields) =>
	Object.fromEntries(
		fieldsOf(values).map((field) => [field, said((values[field] as TripValues[string]).read)]),
	) as {
		[Field in keyof Fields]: ReturnType<typeof said<NonNullable<Said<Fields>[Field]>>>;
	};
const dayContent = saidIn(dayValues);

const stopContentSchema = z.object({
	place: stopPlaceSchema.check(z.refine((place) => readStopPlace(place) !== null && fitsACell({ ...place }))),
	note: text,
	...saidIn(stopTimes),
	...saidIn(stopCards),
});
export type StopContent = z.infer<typeof stopContentSchema>;

/** A trip's content, without the ids that name it and its stops on this device. */
export const tripContentSchema = z.object({
	name: text,
	notes: text,
	...saidIn(tripFacts),
	...dayContent,
	days: z
		.array(z.object({ number: z.int().check(z.minimum(1), z.maximum(9999)), ...dayContent }))
		.check(z.maxLength(MOST.days)),
	stops: z.array(stopContentSchema).check(z.maxLength(MOST.stops)),
});
export type TripContent = z.infer<typeof tripContentSchema>;

export const noContent: TripContent = {
	name: '',
	notes: '',
	...nothingSaid(tripFacts),
	...nothingSaid(dayValues),
	days: [],
	stops: [],
};

/** A stop with nothing but its place. */
export function bareStop(place: StopContent['place'], note = ''): StopContent {
	return { place, note, ...nothingSaid(stopTimes), ...nothingSaid(stopCards) };
}

export function contentOf({ id: _, life: __, stops, ...said }: Trip): TripContent {
	return { ...said, stops: stops.map(({ id: _, ...stop }) => stop) };
}

/** True when nothing is left of a trip; a trip that only lacks stops may still have a name, notes and dates. */
export const isBlank = (trip: Trip): boolean => sameJson(contentOf(trip), noContent);

/** Returns the edit that gives a blank trip this content, with new stop ids. */
export function contentChanges(content: TripContent, newStopId: () => string): Change[] {
	return [
		...cell('name', content.name || null),
		...cell('notes', content.notes || null),
		...fieldsOf(tripFacts).flatMap((field) => cell(field, content[field])),
		...timesOf(content, null),
		...content.days.flatMap((day) => timesOf(day, day.number)),
		...stopChanges(content.stops, newStopId),
	];
}

/**
 * Returns the edit that gives a trip without stops this content, with new stop ids; values the trip already has stay.
 */
export function fillContent(trip: Trip, content: TripContent, newStopId: () => string): Change[] {
	const said = ownWords(trip);
	return contentChanges(content, newStopId).filter(({ path }) => !said.has(path));
}

/** Returns the paths at which a trip without stops differs from this content and would keep its own value. */
export function keptBeside(trip: Trip, content: TripContent): string[] {
	const said = ownWords(trip);
	return saidOtherwise(trip, content).filter((path) => said.has(path));
}

/** Returns the paths, except stops, at which this content has a value that the trip does not. */
export function saidOtherwise(trip: Trip, content: TripContent): string[] {
	const said = ownWords(trip);
	return saidBesideStops(content)
		.filter(({ path, value }) => !sameJson(said.get(path) ?? null, value))
		.map(({ path }) => path);
}

/** Returns the edit that makes a trip blank. */
export function clearContent(trip: Trip): Change[] {
	return [
		...trip.stops.flatMap(({ id }) => removeStop(id)),
		...saidBesideStops(contentOf(trip)).map(({ path }): Change => ({ path, value: null })),
	];
}

/** A trip's values other than its stops, by path; blank notes do not count. */
const ownWords = (trip: Trip): Map<string, Json> =>
	new Map(
		saidBesideStops({ ...contentOf(trip), notes: trip.notes.trim() }).map(({ path, value }) => [path, value]),
	);

const saidBesideStops = (content: TripContent): Change[] =>
	contentChanges({ ...content, stops: [] }, () => '');

/** Returns the edit that adds stops at the end, with everything about them. */
export function stopChanges(stops: readonly StopContent[], newStopId: () => string): Change[] {
	return stops.flatMap((stop) => stopChange(stop, newStopId()));
}

function timesOf(times: DayValues, number: number | null): Change[] {
	return fieldsOf(dayValues).flatMap((field) => cell(dayPath(field, number), times[field]));
}

// The place goes first and life last: a live stop must always have the rest.
function stopChange({ place, note, ...said }: StopContent, id: string): Change[] {
	return [
		{ path: stopPath(id, 'place'), value: { ...place } },
		...cell(stopPath(id, 'note'), note || null),
		...fieldsOf({ ...stopTimes, ...stopCards }).flatMap((field) => cell(stopPath(id, field), said[field])),
		{ path: stopPath(id, 'live'), value: true },
	];
}

const cell = (path: string, value: Json): Change[] => (value === null ? [] : [{ path, value }]);
