import type { Json } from '#domain/sync/cell.ts';
import { dayValues, stopValues, type TripValues, tripValues, type ValueReader } from './trip-values.ts';

export type StopField = 'place' | 'live' | keyof typeof stopValues;
export type DayField = keyof typeof dayValues;

/** The path of a stop's cell, `stops/<id>/<field>`. */
export function stopPath(stopId: string, field: StopField): string {
	return `stops/${stopId}/${field}`;
}

/**
 * Returns the path of a day setting: for all days, or for one by its number, starting at 1 (`days/<number>/<field>`).
 */
export function dayPath(field: DayField, number: number | null): string {
	return number === null ? field : `days/${number}/${field}`;
}

/** Returns the stop and field in a path, or null when it is not a stop's cell. */
export function readStopPath(path: string): { stopId: string; field: string } | null {
	const [, stopId, field] = /^stops\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
	return stopId === undefined || field === undefined ? null : { stopId, field };
}

/** Returns the day and field in a path, or null when it is not a single day's cell. */
export function readDayPath(path: string): { number: number; field: string } | null {
	const [, number, field] = /^days\/([1-9]\d{0,3})\/([^/]+)$/.exec(path) ?? [];
	return number === undefined || field === undefined ? null : { number: Number(number), field };
}

/**
 * True when a value is allowed at a path: a value of its kind; null, which clears it; or anything at an unknown path.
 */
export function mayStandAt(path: string, value: Json): boolean {
	const read = readerOf(path);
	return value === null || read === null || read(value) !== null;
}

function readerOf(path: string): ValueReader<Json> | null {
	const stopField = readStopPath(path)?.field;
	if (stopField !== undefined) return readerIn(stopValues, stopField);
	const dayField = readDayPath(path)?.field;
	return dayField === undefined ? readerIn(tripValues, path) : readerIn(dayValues, dayField);
}

function readerIn(values: TripValues, field: string): ValueReader<Json> | null {
	return Object.hasOwn(values, field) ? (values[field]?.read ?? null) : null;
}
