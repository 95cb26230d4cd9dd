export interface TimelineView {
	/** The graduation year it applies to. */
	graduates: number;
	/** The graduation years to choose from. */
	classes: number[];
	/** Today's date, ISO 8601. */
	today: string;
	/** The season of today for this class; undefined before and after. */
	current: string | undefined;
}
