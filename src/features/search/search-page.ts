import type { FoundList } from '#ui/search/found.ts';

/** What the search page shows: the query of its address and what that found. */
export interface SearchPage {
	query: string;
	answer: Promise<FoundList>;
}
