import { localDay } from '#domain/day-words.ts';
import { graduationYears, juniorsGraduate, seasonOn } from '#domain/timeline/school-calendar.ts';

interface TimelineView {
	/** The graduation year it applies to. */
	graduates: number;
	/** The graduation years to choose from. */
	classes: number[];
	/** Today's date, ISO 8601. */
	today: string;
	/** Today's season for this class; undefined before and after. */
	current: string | undefined;
}

/**
 * Returns the timeline on a day, with all classes to choose from: for the class named in the address, if it is in high
 * school then, else for that year's juniors.
 */
export function timelineView(named: string | null, now: Date): TimelineView {
	const [year, month] = [now.getFullYear(), now.getMonth() + 1];
	const classes = graduationYears(year, month);
	const graduates = classes.find((each) => String(each) === named) ?? juniorsGraduate(year, month);
	const today = localDay(now);
	return { graduates, classes, today, current: seasonOn(today, graduates)?.id };
}
