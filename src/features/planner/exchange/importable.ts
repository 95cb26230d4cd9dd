import type { ImportFault } from '#domain/exchange/import-fault.ts';
import type { Recognized } from '#domain/exchange/recognize.ts';
import type { TripContent } from '#domain/trips/trip-content.ts';

/** The content of a file or code, before it changes anything. */
export interface Importable {
	content: TripContent;
	/** Names of the places without a location in the file. */
	unplaced: string[];
	/** The list's names for stops that we know by other names. */
	called?: Recognized['called'];
	/** Its stops at a place it lists earlier. */
	repeats?: Recognized['repeats'];
	/** The number of places whose latitude and longitude were swapped back. */
	swapped?: number;
	/** The number of further places that were not read. */
	more: number;
	/** The data its places could not be matched against; empty when all was here. */
	lacks: string;
}

/** One of several trips in a file. */
export interface FoundTrip {
	importable: Importable;
	/** True if it was in the trash when the file was written. */
	isTrashed: boolean;
}

/** The contents of a code. */
export type ReadCode = { importable: Importable } | { fault: ImportFault };
/** The contents of a file: a trip or a list of places, or several trips to choose from. */
export type Read = ReadCode | { trips: FoundTrip[] };

/** A trip that we wrote ourselves, in which nothing must be recognized. */
export const ownTrip = (content: TripContent): Importable => ({ content, unplaced: [], more: 0, lacks: '' });
