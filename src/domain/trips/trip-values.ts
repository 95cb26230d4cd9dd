import * as z from 'zod/mini';
import { readDate } from '#domain/calendar-day.ts';
import type { Cell, Json } from '#domain/sync/cell.ts';
import { readClock, readLocalTime } from '#domain/zone-time.ts';
import { readScorecard } from './scorecard.ts';

/** Reads a value, or returns null when it is of the wrong kind. */
export type ValueReader<T extends Json> = (value: Json) => T | null;

/** Everything about a field of a trip except its words and its input. */
interface TripValue {
	read: ValueReader<Json>;
	/** Its schema in a view-only link. */
	schema: z.ZodMiniType;
	/**
	 * Its position in a printed code, after the trip's stops or after a stop's place. Codes exist on paper, so a new
	 * field takes the next free number, and never one that was used before.
	 */
	code: number;
	/**
	 * False for a field that a view-only link never shows: it is private, or would show that two links lead to one
	 * trip.
	 */
	shared: boolean;
}
interface DayValue extends TripValue {
	/** Its position among the values of a single day. */
	dayCode: number;
}
export type TripValues = Record<string, TripValue>;
/** The values of these fields; null for absent ones. */
export type Said<Fields extends TripValues> = {
	[Field in keyof Fields]: ReturnType<Fields[Field]['read']>;
};

const kindOf = <Schema extends z.ZodMiniType, T extends Json>(schema: Schema, read: ValueReader<T>) => ({
	schema: z.nullable(schema),
	read,
});
const text = kindOf(z.string(), (value) => (typeof value === 'string' ? value : null));
const flag = kindOf(z.boolean(), (value) => (typeof value === 'boolean' ? value : null));
/** Whole numbers within these bounds, which its input gets, too: a form refuses to send anything outside its own. */
const wholeFrom = (min: number, max: number) => ({
	...kindOf(z.number(), (value) =>
		typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null,
	),
	bounds: { min, max },
});
const minutes = wholeFrom(0, 24 * 60);
const textThat = (read: (text: string) => unknown) =>
	kindOf(z.string(), (value) => (typeof value === 'string' && read(value) !== null ? value : null));

/** Settings for all days of a trip, any of which a single day may override. */
export const dayValues = {
	/** When the family leaves in the morning, "09:00". */
	day_start: { ...textThat(readClock), code: 3, dayCode: 0, shared: true },
	/** When the family wants to arrive in the evening. */
	day_end: { ...textThat(readClock), code: 4, dayCode: 1, shared: true },
	/** Length of lunch in minutes; 0 for none. */
	lunch_minutes: { ...minutes, code: 5, dayCode: 2, shared: true },
} satisfies Record<string, DayValue>;
/** Null where not set. */
export type DayValues = Said<typeof dayValues>;

/** The position in a printed code, among the trip's fields, of the days with their own settings. */
export const CODE_OF_DAYS = 6;

/** Facts about the whole trip other than its name and notes; null where not set. */
export const tripFacts = {
	/** "2027-04-12". */
	start_date: { ...textThat(readDate), code: 2, shared: true },
} satisfies TripValues;
export type TripFacts = Said<typeof tripFacts>;

export const tripValues = {
	name: { ...text, code: 0, shared: true },
	notes: { ...text, code: 1, shared: false },
	...tripFacts,
	...dayValues,
} satisfies TripValues;

export const stopTimes = {
	visit_minutes: { ...minutes, code: 3, shared: true },
	/** From the car to the visit, in minutes. */
	parking_minutes: { ...minutes, code: 4, shared: true },
	/** The information session's start in local time, "2027-04-12T10:00". */
	session_at: { ...textThat(readLocalTime), code: 1, shared: true },
	/** The tour's start, in the same form. */
	tour_at: { ...textThat(readLocalTime), code: 2, shared: true },
	/** True when the day ends here; absent means the default, a night at hotels. */
	overnight: { ...flag, code: 5, shared: true },
} satisfies TripValues;
export type StopTimes = Said<typeof stopTimes>;

/** What each family member thought of the visit, as `scorecardText` writes it. */
export const stopCards = {
	student_card: { ...textThat(readScorecard), code: 6, shared: false },
	parent_card: { ...textThat(readScorecard), code: 7, shared: false },
	second_parent_card: { ...textThat(readScorecard), code: 8, shared: false },
} satisfies TripValues;
export type StopCards = Said<typeof stopCards>;

export const stopValues = {
	note: { ...text, code: 0, shared: false },
	...stopTimes,
	...stopCards,
} satisfies TripValues;

/** The names of a set of fields. */
export const fieldsOf = <Fields extends TripValues>(values: Fields) =>
	Object.keys(values) as (keyof Fields & string)[];

/** Returns a cell's value; null when it is empty or of the wrong kind. */
export function readCell<T extends Json>(read: ValueReader<T>, cell: Cell | undefined): T | null {
	return cell === undefined ? null : read(cell.v);
}

export function readCells<Fields extends TripValues>(
	values: Fields,
	cellOf: (field: keyof Fields & string) => Cell | undefined,
): Said<Fields> {
	const said = fieldsOf(values).map((field) => [
		field,
		readCell((values[field] as TripValue).read, cellOf(field)),
	]);
	return Object.fromEntries(said) as Said<Fields>;
}

/** Returns all of these fields as absent. */
export const nothingSaid = <Fields extends TripValues>(values: Fields): Said<Fields> =>
	readCells(values, () => undefined);
