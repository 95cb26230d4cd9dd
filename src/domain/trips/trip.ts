import type { Cell, Cells, Json } from '#domain/sync/cell.ts';
import { readStopPlace, type StopPlace } from './stop-place.ts';
import { readStopPath, stopPath } from './trip-paths.ts';

/** One place of a trip, in the family's own order. */
export interface Stop {
	id: string;
	place: StopPlace;
	/** Empty when there is none. */
	note: string;
	/** How long the visit lasts, in minutes; null when not said. */
	visit_minutes: number | null;
	/** Local date and time of the tour, "2027-04-12T10:00"; null when not said. */
	tour_at: string | null;
}

/** A trip as a person sees it: the live stops in their order. Name and notes are empty when not given. */
export interface Trip {
	id: string;
	name: string;
	notes: string;
	/** "2027-04-12", or null. */
	start_date: string | null;
	/** `gone`: deleted for good out of the trash. */
	life: 'live' | 'trashed' | 'gone';
	stops: Stop[];
}

/**
 * The trip that a document's cells describe. Stops that `order` does not name follow in the order they were added;
 * cells that this version does not know are left alone, and a value of the wrong kind counts as absent.
 */
export function tripFromCells(id: string, cells: Cells): Trip {
	return {
		id,
		name: textOf(cells.get('name')) ?? '',
		notes: textOf(cells.get('notes')) ?? '',
		start_date: textOf(cells.get('start_date')),
		life: lifeOf(cells),
		stops: liveStopIds(cells).flatMap((stopId) => stopFromCells(stopId, cells) ?? []),
	};
}

// What was deleted for good before the trip last went to the trash was taken back by whoever restored it in between.
function lifeOf(cells: Cells): Trip['life'] {
	const [life, gone] = [cells.get('life'), cells.get('gone')];
	if (life?.v !== 'trashed') return 'live';
	return gone?.v === true && comesLater(gone, life) > 0 ? 'gone' : 'trashed';
}

/** Ids of the live stops in the trip's order. */
export function liveStopIds(cells: Cells): string[] {
	const added = [...cells]
		.flatMap(([path, cell]) => addedStop(path, cell, cells) ?? [])
		.sort((a, b) => comesLater(a.cell, b.cell))
		.map(({ stopId }) => stopId);
	const live = new Set(added);
	const named = stringsOf(cells.get('order')?.v).filter((stopId) => live.has(stopId));
	return [...new Set([...named, ...added])];
}

// A stop's place is written once, when it is added, so the place cell's revision tells when that was.
function addedStop(path: string, cell: Cell, cells: Cells): { stopId: string; cell: Cell } | null {
	const at = readStopPath(path);
	if (at?.field !== 'place' || readStopPlace(cell.v) === null) return null;
	return cells.get(stopPath(at.stopId, 'live'))?.v === true ? { stopId: at.stopId, cell } : null;
}

function comesLater(a: Cell, b: Cell): number {
	if (a.pending === undefined && b.pending === undefined) return a.r - b.r;
	return (a.pending ?? -1) - (b.pending ?? -1);
}

function stopFromCells(id: string, cells: Cells): Stop | null {
	const place = readStopPlace(cells.get(stopPath(id, 'place'))?.v);
	const minutes = cells.get(stopPath(id, 'visit_minutes'))?.v;
	if (place === null) return null;
	return {
		id,
		place,
		note: textOf(cells.get(stopPath(id, 'note'))) ?? '',
		visit_minutes: typeof minutes === 'number' && minutes >= 0 ? minutes : null,
		tour_at: textOf(cells.get(stopPath(id, 'tour_at'))),
	};
}

function textOf(cell: Cell | undefined): string | null {
	return typeof cell?.v === 'string' ? cell.v : null;
}

function stringsOf(value: Json | undefined): string[] {
	return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
