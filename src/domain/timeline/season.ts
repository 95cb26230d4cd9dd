/** A day of a school calendar: `year` counts from the graduation year (-2 is two years before it). */
export interface RelativeDay {
	year: -2 | -1 | 0;
	/** 1 is January. */
	month: number;
	day: number;
}

/** One day worth an entry in a calendar. */
export interface Milestone {
	/** Names the entry for ever: a calendar that has it already replaces it. */
	id: string;
	on: RelativeDay;
	title: string;
	words: string;
}

/** A stretch of the way from the fall of junior year to the winter of senior year. */
export interface Season {
	id: string;
	name: string;
	/** Its first day; it ends where the next begins. */
	from: RelativeDay;
	months: string;
	/** What these months are for, in one line. */
	lead: string;
	/** What to do: each a short head and a sentence. */
	todo: { what: string; how: string }[];
	/** One tip for visits in these months. */
	visitTip: string;
	milestones: Milestone[];
	/** The season's paint, degrees. */
	hue: number;
}
