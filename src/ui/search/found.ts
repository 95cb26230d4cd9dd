export interface Found {
	/** The page it opens. */
	to: string;
	title: string;
	/** The title in pieces, `match` where the query matches, for underlining. */
	parts: { text: string; match: boolean }[];
	/** The second line: its location. */
	detail: string;
	/** The college's paint, in degrees; none for a state. */
	hue?: number | undefined;
	/** True when the page opens without a signal. */
	onDevice?: boolean | undefined;
}

/** A query's results. */
export interface FoundList {
	/** The matches; without any, the closest names or places. */
	rows: Found[];
	/** True when there are more matches than listed. */
	hasMore: boolean;
	/** When nothing matches: says so, and what the rows are instead; otherwise empty. */
	notFound: string;
}

/** How a search box looks things up, and what picking a result does. */
export interface Finder {
	find: (query: string) => Promise<FoundList>;
	/** How long typing must pause before a lookup. */
	debounceMs: number;
	onChoose: (found: Found) => void;
	/** Called on Enter without a choice; Enter does nothing if absent. */
	onSubmit?: (query: string) => void;
}
