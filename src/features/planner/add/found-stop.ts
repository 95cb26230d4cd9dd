import type { TitlePart } from '#domain/search/match-parts.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';

/** A search result that can be added. */
export interface FoundStop {
	place: StopPlace;
	/** The name in pieces; `match` marks those that match the query. */
	parts: TitlePart[];
	/** The second line: its location. */
	detail: string;
	/** The end of the line: its distance. */
	aside?: string;
}

/** A query's results; `near` holds the closest names when nothing matched. */
export interface FoundStops {
	found: FoundStop[];
	near: FoundStop[];
	/** Says which data the search lacked, and why; undefined if none. */
	lacks?: string;
}

/** Looks up a query on this device alone. */
export type FindStops = (query: string) => Promise<FoundStops>;
