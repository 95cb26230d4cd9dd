import { localDay } from '#domain/day-words.ts';
import { graduationYears, juniorsGraduate, seasonOn } from '#domain/timeline/school-calendar.ts';
import type { TimelineView } from './timeline-view.ts';

export { TimelineScreen as Component } from './TimelineScreen.tsx';

/** The timeline for a class today; for juniors if the address names no class. */
export function loader({ request }: { request: Request }): TimelineView {
	const now = new Date();
	const { graduates, classes } = classOf(new URL(request.url).searchParams.get('class'), now);
	const today = localDay(now);
	return { graduates, classes, today, current: seasonOn(today, graduates)?.id };
}

/** The class in the address, if it is in high school now, else this year's juniors; and all classes to choose from. */
function classOf(named: string | null, now: Date): { graduates: number; classes: number[] } {
	const [year, month] = [now.getFullYear(), now.getMonth() + 1];
	const classes = graduationYears(year, month);
	const chosen = classes.find((each) => String(each) === named);
	return { graduates: chosen ?? juniorsGraduate(year, month), classes };
}
