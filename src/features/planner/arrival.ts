import type { ApiErrorCode } from '#api/api-error.ts';
import type { DroppedCode } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { ZoneOf } from '#trips/plan-parts.ts';

/** Something to tell the user about the address that opened the planner. */
export type ArrivalNote =
	/** Codes in a share link that led to no stop. */
	| { about: 'dropped'; codes: DroppedCode[]; failure: ApiErrorCode | null; opened: number }
	/** The address asked for one stop more than a trip may have. */
	| { about: 'stop_limit' }
	/** The address asked for a draft that another tab has saved or discarded. */
	| { about: 'draft_gone' };

/** A shared trip that needs an answer, because this device has its own draft. */
export interface OfferedTrip {
	stops: StopPlace[];
	/** The note to show once it is opened. */
	note: ArrivalNote | null;
}

/** The request in the planner's address. */
export interface Arrival {
	/** The saved trip to open; null for the draft. */
	tripId: string | null;
	/** A place to add to that saved trip once the user agrees: no link changes a saved trip by itself. */
	wanted: StopPlace | null;
	offered: OfferedTrip | null;
	/** The note to show at once. */
	note: ArrivalNote | null;
}

export interface PlannerData {
	arrival: Arrival;
	zoneOf: ZoneOf;
}

let noteForNext: ArrivalNote | null = null;

/** Leaves a note for the next time the planner opens, because the address it concerns will be gone by then. */
export function leaveNote(note: ArrivalNote | null) {
	noteForNext = note;
}

/** Returns the note once, and forgets it. */
export function takeNote(): ArrivalNote | null {
	const note = noteForNext;
	noteForNext = null;
	return note;
}
