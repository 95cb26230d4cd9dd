import type { Cell, Json } from '#domain/sync/cell.ts';
import { readClock, readDate, readLocalTime } from '#domain/zone-time.ts';

/** What a value says, or null when it is of the wrong kind. */
export type Reader<T extends Json> = (value: Json) => T | null;
export type Readers = Record<string, Reader<Json>>;
/** What the fields of these readers say; null where nothing is said. */
export type Said<Fields extends Readers> = { [Field in keyof Fields]: ReturnType<Fields[Field]> };

const text: Reader<string> = (value) => (typeof value === 'string' ? value : null);
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : null);
/** Whole minutes, a day at most. */
const minutes: Reader<number> = (value) =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 24 * 60 ? value : null;
const textThat =
	(read: (text: string) => unknown): Reader<string> =>
	(value) =>
		typeof value === 'string' && read(value) !== null ? value : null;

/** What a trip says for all its days, and may say otherwise for one of them. */
export const dayValues = {
	/** When the family sets out in the morning, "09:00". */
	day_start: textThat(readClock),
	/** When it wants to have arrived in the evening. */
	day_end: textThat(readClock),
	/** How long lunch takes, in minutes; 0 for none. */
	lunch_minutes: minutes,
};
export type DayValues = Said<typeof dayValues>;

export const tripValues = { name: text, notes: text, start_date: textThat(readDate), ...dayValues };

/** When a family is at a stop, and for how long. */
export const stopTimes = {
	/** How long the visit lasts, in minutes. */
	visit_minutes: minutes,
	/** From the car to the visit, in minutes. */
	parking_minutes: minutes,
	/** When the information session begins by the clocks there, "2027-04-12T10:00". */
	session_at: textThat(readLocalTime),
	/** The same of the tour. */
	tour_at: textThat(readLocalTime),
	/** Whether the day ends here; what is not said is a night at hotels. */
	overnight: flag,
};
export type StopTimes = Said<typeof stopTimes>;

export const stopValues = { note: text, ...stopTimes };

/** The names of such fields, as their readers list them. */
export const fieldsOf = <Fields extends Readers>(readers: Fields) =>
	Object.keys(readers) as (keyof Fields & string)[];

/** What a cell says; null when it says nothing, or something of the wrong kind. */
export function readCell<T extends Json>(read: Reader<T>, cell: Cell | undefined): T | null {
	return cell === undefined ? null : read(cell.v);
}

/** What the cells of these fields say. */
export function readCells<Fields extends Readers>(
	readers: Fields,
	cellOf: (field: keyof Fields & string) => Cell | undefined,
): Said<Fields> {
	const said = fieldsOf(readers).map((field) => [
		field,
		readCell(readers[field] as Reader<Json>, cellOf(field)),
	]);
	return Object.fromEntries(said) as Said<Fields>;
}

/** Nothing said of these fields. */
export const nothingSaid = <Fields extends Readers>(readers: Fields): Said<Fields> =>
	readCells(readers, () => undefined);
