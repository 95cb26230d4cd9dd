import { seasonOn } from '#domain/timeline/school-calendar.ts';
import { localDay } from '#ui/day-words.ts';
import { classOf } from './class-year.ts';
import type { TimelineView } from './timeline-view.ts';

export { TimelineScreen as Component } from './TimelineScreen.tsx';

/** The timeline for a class today; for juniors if the address names no class. */
export function loader({ request }: { request: Request }): TimelineView {
	const now = new Date();
	const { graduates, classes } = classOf(new URL(request.url).searchParams.get('class'), now);
	const today = localDay(now);
	return { graduates, classes, today, current: seasonOn(today, graduates)?.id };
}
