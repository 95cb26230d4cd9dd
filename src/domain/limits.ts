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
	/** Guides a free or anonymous reader may open before seeing the plans. */
	freeGuideViews: 8,
	trialDays: 7,
	/** Days before its end that a trial's owner hears of it. */
	trialNoticeDays: 2,
	/** Days a trip stays in the trash, and history beside it. */
	trashDays: 30,
	/** Days a drive along the streets stands: roads change slowly, and most keys of a service allow no longer. */
	driveDays: 30,
	/** Days a message to us that was begun and not sent stays on the device. */
	letterDays: 30,
	/** The largest picture an editor may bring, in bytes. */
	pictureBytes: 10_000_000,
	/** General articles on the home page and at the head of Student Voices. */
	generalArticles: 3,
} as const;

/** Zoom levels that maps open at, and above which they show names. */
export const mapZoom = { college: 13, planner: 4, collegeLabels: 15, stateLabels: 10 } as const;

/** Guides and articles viewed before the email popup appears. */
export const viewsBeforePopup = { collegePage: 2, studentVoice: 3 } as const;
