/** The product's constants, as the specification gives them (§5, §9). */
export const limits = {
	stopsPerTrip: 10,
	tripNameMin: 3,
	nearbyPerType: 9,
	queryPageLength: 60,
	searchMinCharacters: 1,
	searchDebounceMs: 250,
	emailDebounceMs: 500,
	adminSearchDebounceMs: 500,
	/** Guides that a free or anonymous reader may open before the plans are shown. */
	freeGuideViews: 8,
	trialDays: 7,
	/** General articles on the home page and at the head of Student Voices. */
	generalArticles: 3,
} as const;

/** Zoom levels at which maps open, and above which they show names. */
export const mapZoom = { college: 13, planner: 4, collegeLabels: 15, stateLabels: 10 } as const;

/** How many guides and articles are viewed before the email popup comes. */
export const pageLimits = { collegePage: 2, studentVoice: 3 } as const;
