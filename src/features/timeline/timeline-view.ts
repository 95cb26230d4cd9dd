/** What the timeline shows. */
export interface TimelineView {
	/** The graduation year it is counted for. */
	graduates: number;
	/** The graduation years to choose from. */
	classes: number[];
	/** The season that today falls in for this class; undefined before and after. */
	current: string | undefined;
}
