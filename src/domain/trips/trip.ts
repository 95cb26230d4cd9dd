import type { Cell, Cells, Json } from '#domain/sync/cell.ts';
import { readStopPlace, type StopPlace } from './stop-place.ts';
import { dayPath, readDayPath, readStopPath, stopPath } from './trip-paths.ts';
import {
	type DayValues,
	dayValues,
	fieldsOf,
	nothingSaid,
	readCell,
	readCells,
	type StopCards,
	type StopTimes,
	stopCards,
	stopTimes,
	stopValues,
	type TripFacts,
	tripFacts,
	tripValues,
} from './trip-values.ts';

/** A place on a trip, in the family's own order. */
export interface Stop extends StopTimes, StopCards {
	id: string;
	place: StopPlace;
	/** Empty when there is none. */
	note: string;
}

/** Settings of a single day, by its number, starting at 1. */
export interface OwnDay extends DayValues {
	number: number;
}

/** A trip as a person sees it: the live stops in order. Name and notes are empty when not given. */
export interface Trip extends TripFacts, DayValues {
	id: string;
	name: string;
	notes: string;
	/** By number; days without settings are left out. */
	days: OwnDay[];
	/** `gone`: permanently deleted from the trash. */
	life: 'live' | 'trashed' | 'gone';
	stops: Stop[];
}

/**
 * Reads the trip in a document's cells. Stops missing from `order` follow in the order they were added; unknown cells
 * are left alone, and a value of the wrong kind counts as absent.
 */
export function tripFromCells(id: string, cells: Cells): Trip {
	return {
		id,
		name: readCell(tripValues.name.read, cells.get('name')) ?? '',
		notes: readCell(tripValues.notes.read, cells.get('notes')) ?? '',
		...readCells(tripFacts, (field) => cells.get(field)),
		...dayValuesOf(cells, null),
		days: ownDays(cells),
		life: lifeOf(cells),
		stops: liveStopIds(cells).flatMap((stopId) => stopFromCells(stopId, cells) ?? []),
	};
}

// A deletion counts until something is written after it: a later edit is by someone who did not know of it.
function lifeOf(cells: Cells): Trip['life'] {
	if (cells.get('life')?.v !== 'trashed') return 'live';
	const gone = cells.get('gone');
	if (gone?.v !== true) return 'trashed';
	return [...cells.values()].every((cell) => cell === gone || comesLater(gone, cell) > 0)
		? 'gone'
		: 'trashed';
}

/** A stop with nothing but its place. */
export function newStop(id: string, place: StopPlace): Stop {
	return { id, place, note: '', ...nothingSaid(stopTimes), ...nothingSaid(stopCards) };
}

/** Returns the ids of the live stops in the trip's order. */
export function liveStopIds(cells: Cells): string[] {
	const added = [...cells]
		.flatMap(([path, cell]) => addedStop(path, cell, cells) ?? [])
		.sort((a, b) => comesLater(a.cell, b.cell))
		.map(({ stopId }) => stopId);
	const live = new Set(added);
	const named = stringsOf(cells.get('order')?.v).filter((stopId) => live.has(stopId));
	return [...new Set([...named, ...added])];
}

// A stop's place is written once, when it is added, so the place cell's revision dates the stop.
function addedStop(path: string, cell: Cell, cells: Cells): { stopId: string; cell: Cell } | null {
	const at = readStopPath(path);
	if (at?.field !== 'place' || readStopPlace(cell.v) === null) return null;
	return cells.get(stopPath(at.stopId, 'live'))?.v === true ? { stopId: at.stopId, cell } : null;
}

function comesLater(a: Cell, b: Cell): number {
	if (a.pending === undefined && b.pending === undefined) return a.r - b.r;
	return (a.pending ?? -1) - (b.pending ?? -1);
}

function dayValuesOf(cells: Cells, number: number | null): DayValues {
	return readCells(dayValues, (field) => cells.get(dayPath(field, number)));
}

function ownDays(cells: Cells): OwnDay[] {
	const numbers = [...cells.keys()].flatMap((path) => readDayPath(path)?.number ?? []);
	return [...new Set(numbers)]
		.sort((a, b) => a - b)
		.map((number) => ({ number, ...dayValuesOf(cells, number) }))
		.filter((day) => fieldsOf(dayValues).some((field) => day[field] !== null));
}

function stopFromCells(id: string, cells: Cells): Stop | null {
	const place = readStopPlace(cells.get(stopPath(id, 'place'))?.v);
	if (place === null) return null;
	const { note, ...said } = readCells(stopValues, (field) => cells.get(stopPath(id, field)));
	return { id, place, note: note ?? '', ...said };
}

function stringsOf(value: Json | undefined): string[] {
	return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** Returns stored trips as they are shown, without those in the trash. */
export function liveTrips(stored: readonly { id: string; view: Cells }[]): Trip[] {
	return stored.map(({ id, view }) => tripFromCells(id, view)).filter(({ life }) => life === 'live');
}
