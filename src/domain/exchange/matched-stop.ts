import { sameJson } from '#domain/sync/cell.ts';
import { placeKey } from '#domain/trips/stop-code.ts';
import type { Stop } from '#domain/trips/trip.ts';
import type { StopContent } from '#domain/trips/trip-content.ts';
import { fieldsOf, type StopCards, type StopTimes, stopCards, stopTimes } from '#domain/trips/trip-values.ts';

/** A trip's stop that an import contains again, and how the import differs. */
export interface MatchedStop {
	/** Its index in the trip. */
	at: number;
	own: Stop;
	otherTimes: boolean;
	otherNote: boolean;
	otherCards: boolean;
}

/**
 * Finds the trip's stop at the same place, or null; among several, one without differences if there is one. A field
 * missing from the import is not a difference: most kinds of file have no times.
 */
export function matchedStop(stop: StopContent, stops: readonly Stop[]): MatchedStop | null {
	const key = placeKey(stop.place);
	const matches = stops.flatMap((own, at): MatchedStop[] =>
		placeKey(own.place) === key ? [{ at, own, ...differences(stop, own) }] : [],
	);
	const same = matches.find(
		({ otherTimes, otherNote, otherCards }) => !otherTimes && !otherNote && !otherCards,
	);
	return same ?? matches[0] ?? null;
}

function differences(stop: StopContent, own: Stop) {
	const note = oneLine(stop.note);
	const differ = (fields: readonly (keyof StopTimes | keyof StopCards)[]) =>
		fields.some((field) => stop[field] !== null && !sameJson(stop[field], own[field]));
	return {
		otherTimes: differ(fieldsOf(stopTimes)),
		otherCards: differ(fieldsOf(stopCards)),
		otherNote: note !== '' && note !== oneLine(own.note),
	};
}

/** Returns a note without line breaks, which files write in several ways. */
const oneLine = (note: string) => note.replace(/\s+/g, ' ').trim();
