import type { Json } from '#domain/sync/cell.ts';
import { dayValues, type Reader, stopValues, tripValues } from './trip-values.ts';

export type StopField = 'place' | 'live' | keyof typeof stopValues;
export type DayField = keyof typeof dayValues;

/** The path of a stop's cell, `stops/<id>/<field>`. */
export function stopPath(stopId: string, field: StopField): string {
	return `stops/${stopId}/${field}`;
}

/** The path of what a trip says of its days: of all, or of one by its number, 1 the first (`days/<number>/<field>`). */
export function dayPath(field: DayField, number: number | null): string {
	return number === null ? field : `days/${number}/${field}`;
}

/** The stop and field that a path names, or null when it names no cell of a stop. */
export function readStopPath(path: string): { stopId: string; field: string } | null {
	const [, stopId, field] = /^stops\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
	return stopId === undefined || field === undefined ? null : { stopId, field };
}

/** The day and field that a path names, or null when it names no cell of one day. */
export function readDayPath(path: string): { number: number; field: string } | null {
	const [, number, field] = /^days\/([1-9]\d{0,3})\/([^/]+)$/.exec(path) ?? [];
	return number === undefined || field === undefined ? null : { number: Number(number), field };
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
