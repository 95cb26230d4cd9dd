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
	/** Days before a trial's end when its owner is told. */
	trialNoticeDays: 2,
	/** Days a trip stays in the trash, along with its history. */
	trashDays: 30,
	/** Days a drive along the streets is stored: roads change slowly, and most keys of a service allow no longer. */
	driveDays: 30,
	/** Days an unsent message to us stays on the device. */
	letterDays: 30,
	/** The largest picture an editor may add, in bytes. */
	pictureBytes: 10_000_000,
	/** General articles on the home page and at the top of Student Voices. */
	generalArticles: 3,
} as const;

/** Zoom levels at which maps open, and above which they show names. */
export const mapZoom = { college: 13, planner: 4, collegeLabels: 15, stateLabels: 10 } as const;

/** Guides and articles viewed before the email popup appears. */
export const viewsBeforePopup = { collegePage: 2, studentVoice: 3 } as const;
