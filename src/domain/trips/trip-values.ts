import type { Cell, Json } from '#domain/sync/cell.ts';
import { readClock, readDate, readLocalTime } from '#domain/zone-time.ts';
import { readDayPath, readStopPath } from './trip-paths.ts';

/** What a value says, or null when it is of the wrong kind. */
type Reader<T extends Json> = (value: Json) => T | null;

const text: Reader<string> = (value) => (typeof value === 'string' ? value : null);
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : null);
/** Whole minutes, a day at most. */
const minutes: Reader<number> = (value) =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 24 * 60 ? value : null;
const textThat =
	(read: (text: string) => unknown): Reader<string> =>
	(value) =>
		typeof value === 'string' && read(value) !== null ? value : null;

/** What a trip says for all its days or for one of them. */
export const dayValues = {
	day_start: textThat(readClock),
	day_end: textThat(readClock),
	lunch_minutes: minutes,
};

export const tripValues = { name: text, notes: text, start_date: textThat(readDate), ...dayValues };

export const stopValues = {
	note: text,
	visit_minutes: minutes,
	parking_minutes: minutes,
	session_at: textThat(readLocalTime),
	tour_at: textThat(readLocalTime),
	overnight: flag,
};

/** What a cell says; null when it says nothing, or something of the wrong kind. */
export function readCell<T extends Json>(read: Reader<T>, cell: Cell | undefined): T | null {
	return cell === undefined ? null : read(cell.v);
}

/** Whether a value may stand at a path: one of its own kind, null, which empties it, or anything where no kind is known. */
export function mayStandAt(path: string, value: Json): boolean {
	const read = readerOf(path);
	return value === null || read === null || read(value) !== null;
}

function readerOf(path: string): Reader<Json> | null {
	const stopField = readStopPath(path)?.field;
	if (stopField !== undefined) return readerIn(stopValues, stopField);
	const dayField = readDayPath(path)?.field;
	return dayField === undefined ? readerIn(tripValues, path) : readerIn(dayValues, dayField);
}

function readerIn(readers: Record<string, Reader<Json>>, field: string): Reader<Json> | null {
	return Object.hasOwn(readers, field) ? (readers[field] ?? null) : null;
}
