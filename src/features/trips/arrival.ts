import type { DroppedCode } from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import type { ZoneOf } from '#trips/plan-parts.ts';

/** Something to say about the address by which the planner was opened. */
export type ArrivalNote =
	/** Codes of a share link that gave no stop. */
	| { about: 'dropped'; codes: DroppedCode[]; noSignal: boolean; opened: number }
	/** One more stop was asked for than a trip may have. */
	| { about: 'stop_limit' };

/** What the planner's address asks for. */
export interface Arrival {
	/** The saved trip to open; null for the draft. */
	tripId: string | null;
	/** A place to add to that saved trip, which waits for an answer: no link alone changes a saved trip. */
	wanted: StopPlace | null;
	/** A shared trip that waits for an answer, because this device has a draft of its own. */
	offered: StopPlace[] | null;
	note: ArrivalNote | null;
}

/** What the planner opens with. */
export interface PlannerData {
	arrival: Arrival;
	zoneOf: ZoneOf;
}

let noteForNext: ArrivalNote | null = null;

/** Leaves a note for the planner's next opening, since the address it is about will be gone by then. */
export function leaveNote(note: ArrivalNote | null) {
	noteForNext = note;
}

/** Takes the note that was left, once. */
export function takeNote(): ArrivalNote | null {
	const note = noteForNext;
	noteForNext = null;
	return note;
}
