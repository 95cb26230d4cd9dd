/** What the timeline shows. */
export interface TimelineView {
	/** The graduation year it is counted for. */
	graduates: number;
	/** The graduation years to choose from. */
	classes: number[];
	/** The day it is read, ISO 8601. */
	today: string;
	/** The season that today falls in for this class; undefined before and after. */
	current: string | undefined;
}
