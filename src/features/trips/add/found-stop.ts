import type { TitlePart } from '#domain/search/match-parts.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';

/** One line of what can be added. */
export interface FoundStop {
	place: StopPlace;
	/** The name in pieces, `match` where it fits what was typed. */
	parts: TitlePart[];
	/** The second line: where it lies. */
	detail: string;
	/** At the end of the line: how far it is. */
	aside?: string;
}

/** What a query found; `near` are the nearest names, for when nothing was. */
export interface FoundStops {
	found: FoundStop[];
	near: FoundStop[];
	/** What was not looked at, and why; nothing when all was. */
	lacks?: string;
}

/** Looks a query up, on this device alone. */
export type FindStops = (query: string) => Promise<FoundStops>;
