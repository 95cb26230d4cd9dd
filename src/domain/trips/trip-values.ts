import type { Cell, Json } from '#domain/sync/cell.ts';
import { readClock, readDate, readLocalTime } from '#domain/zone-time.ts';

/** Reads a value, or returns null when it is of the wrong kind. */
export type ValueReader<T extends Json> = (value: Json) => T | null;
export type ValueReaders = Record<string, ValueReader<Json>>;
/** The values of these readers' fields; null for absent ones. */
export type Said<Fields extends ValueReaders> = { [Field in keyof Fields]: ReturnType<Fields[Field]> };

const text: ValueReader<string> = (value) => (typeof value === 'string' ? value : null);
const flag: ValueReader<boolean> = (value) => (typeof value === 'boolean' ? value : null);
/** Whole minutes, at most a day. */
const minutes: ValueReader<number> = (value) =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 24 * 60 ? value : null;
const textThat =
	(read: (text: string) => unknown): ValueReader<string> =>
	(value) =>
		typeof value === 'string' && read(value) !== null ? value : null;

/** Settings for all days of a trip, any of which a single day may override. */
export const dayValues = {
	/** When the family leaves in the morning, "09:00". */
	day_start: textThat(readClock),
	/** When the family wants to arrive in the evening. */
	day_end: textThat(readClock),
	/** Length of lunch in minutes; 0 for none. */
	lunch_minutes: minutes,
};
/** Null where not set. */
export type DayValues = Said<typeof dayValues>;

/** Facts about the whole trip other than its name and notes; null where not set. */
export const tripFacts = {
	/** "2027-04-12". */
	start_date: textThat(readDate),
};
export type TripFacts = Said<typeof tripFacts>;

export const tripValues = { name: text, notes: text, ...tripFacts, ...dayValues };

export const stopTimes = {
	visit_minutes: minutes,
	/** From the car to the visit, in minutes. */
	parking_minutes: minutes,
	/** The information session's start in local time, "2027-04-12T10:00". */
	session_at: textThat(readLocalTime),
	/** The tour's start, in the same form. */
	tour_at: textThat(readLocalTime),
	/** True when the day ends here; absent means the default, a night at hotels. */
	overnight: flag,
};
export type StopTimes = Said<typeof stopTimes>;

export const stopValues = { note: text, ...stopTimes };

/** The field names of a set of readers. */
export const fieldsOf = <Fields extends ValueReaders>(readers: Fields) =>
	Object.keys(readers) as (keyof Fields & string)[];

/** A cell's value; null when it is empty or of the wrong kind. */
export function readCell<T extends Json>(read: ValueReader<T>, cell: Cell | undefined): T | null {
	return cell === undefined ? null : read(cell.v);
}

export function readCells<Fields extends ValueReaders>(
	readers: Fields,
	cellOf: (field: keyof Fields & string) => Cell | undefined,
): Said<Fields> {
	const said = fieldsOf(readers).map((field) => [
		field,
		readCell(readers[field] as ValueReader<Json>, cellOf(field)),
	]);
	return Object.fromEntries(said) as Said<Fields>;
}

/** All of these fields absent. */
export const nothingSaid = <Fields extends ValueReaders>(readers: Fields): Said<Fields> =>
	readCells(readers, () => undefined);
