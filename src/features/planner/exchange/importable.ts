import type { ImportFault } from '#domain/exchange/import-fault.ts';
import type { Recognized } from '#domain/exchange/recognize.ts';
import type { TripContent } from '#domain/trips/trip-content.ts';

/** The content of a file or code, before it changes anything. */
export interface Importable {
	content: TripContent;
	/** Names of the places for which the file gives no location. */
	unplaced: string[];
	/** What a list calls a stop that we know by another name. */
	called?: Recognized['called'];
	/** Its stops at a place that it has above. */
	repeats?: Recognized['repeats'];
	/** Number of further places that were not read. */
	more: number;
	/** Which data its places could not be matched against; empty when all was here. */
	lacks: string;
}

/** One of several trips in a file. */
export interface FoundTrip {
	importable: Importable;
	/** It was in the trash when the file was written. */
	isTrashed: boolean;
}

/** What is in a code. */
export type ReadCode = { importable: Importable } | { fault: ImportFault };
/** What is in a file: a trip or a list of places, or several trips to choose from. */
export type Read = ReadCode | { trips: FoundTrip[] };

/** A trip that we wrote ourselves: nothing in it has to be recognized. */
export const ownTrip = (content: TripContent): Importable => ({ content, unplaced: [], more: 0, lacks: '' });
