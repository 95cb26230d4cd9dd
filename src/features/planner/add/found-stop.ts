import type { TitlePart } from '#domain/search/match-parts.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';

/** A search result that can be added. */
export interface FoundStop {
	place: StopPlace;
	/** The name in pieces; `match` marks those that match the query. */
	parts: TitlePart[];
	/** Second line: where it is. */
	detail: string;
	/** End of the line: how far away it is. */
	aside?: string;
}

/** A query's results; `near` holds the closest names when nothing matched. */
export interface FoundStops {
	found: FoundStop[];
	near: FoundStop[];
	/** Says which data was missing from the search, and why; undefined if none was. */
	lacks?: string;
}

/** Looks a query up on this device alone. */
export type FindStops = (query: string) => Promise<FoundStops>;
