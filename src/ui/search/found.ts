/** One line of search results. */
export interface Found {
	/** Where it leads. */
	to: string;
	title: string;
	/** The title in pieces, `match` where the query fits, for underlining. */
	parts: { text: string; match: boolean }[];
	/** The second line: where it lies. */
	detail: string;
	/** The college's paint, degrees; none for a state. */
	hue?: number | undefined;
	/** True when the page opens with no signal. */
	onDevice?: boolean | undefined;
}

/** What a query found. */
export interface FoundList {
	/** What fits; or, when nothing does, what comes nearest to it. */
	rows: Found[];
	/** Whether more fits than is listed. */
	hasMore: boolean;
	/** When nothing fits: that, and what the rows are; else empty. */
	notFound: string;
}

/** How a search box looks things up and what happens with what is chosen. */
export interface Finder {
	find: (query: string) => Promise<FoundList>;
	/** How long typing must pause before a query is looked up. */
	debounceMs: number;
	onChoose: (found: Found) => void;
	/** Enter without a choice; nothing happens when it is not given. */
	onSubmit?: (query: string) => void;
}
