/** A day of a school calendar: `year` counts from the graduation year (-2 is two years before it). */
export interface RelativeDay {
	year: -2 | -1 | 0;
	/** 1 is January. */
	month: number;
	day: number;
}

/** A day worth a calendar entry. */
export interface Milestone {
	/** Identifies the entry forever: a calendar that already has it replaces it. */
	id: string;
	on: RelativeDay;
	title: string;
	words: string;
}

/** One period between the fall of junior year and the winter of senior year. */
export interface Season {
	id: string;
	name: string;
	/** Its first day; it lasts until the next one begins. */
	from: RelativeDay;
	months: string;
	/** These months in one line. */
	lead: string;
	/** Things to do: a short heading and a sentence each. */
	todo: { what: string; how: string }[];
	visitTip: string;
	milestones: Milestone[];
	/** The season's paint, degrees. */
	hue: number;
}
