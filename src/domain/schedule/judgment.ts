import { lastDayOf } from './advance.ts';
import { WEIGHTS } from './order-weight.ts';
import { type Outlook, overtimeOf } from './trouble.ts';
import { minutesAfterDark } from './warnings.ts';

/** How an order does in the schedule shown to the family. */
export interface Judgment {
	miles: number;
	/** Of driving. */
	minutes: number;
	/** From day 1 to the last day. */
	days: number;
	/** Missed minutes of fixed-time events. */
	late: number;
	/** Campuses visited on days when they are likely closed. */
	closed: number;
	/** Minutes past the days' ends. */
	overtime: number;
	/** Legs that no road joins. */
	roadless: number;
	/** Arrivals after dark: said, but not weighed, since the search knows no sunsets. */
	dark: number;
}

export function judge(outlook: Outlook): Judgment {
	const { plan, days, visits } = outlook;
	const late = visits.flatMap(({ fixed }) => fixed.map((each) => each.late));
	return {
		miles: days.reduce((sum, { miles }) => sum + miles, 0),
		minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
		days: shownDays(outlook),
		late: late.reduce((sum, minutes) => sum + minutes, 0),
		closed: visits.filter(({ isClosed }) => isClosed).length,
		overtime: overtimeOf(outlook),
		roadless: visits.filter(({ way }) => way.isRoadless).length,
		dark: visits.filter((visit) => minutesAfterDark(plan, visit) > 0).length,
	};
}

/** Returns by how much an order is lighter than before in the schedule shown to the family, and in the search. */
export function gainOf(before: Outlook, after: Outlook): number {
	const [judged, judgedThen] = [judge(before), judge(after)];
	const gains = [shownDays, searchedDays].map(
		(daysOf) => weighed(judged, daysOf(before)) - weighed(judgedThen, daysOf(after)),
	);
	return Math.min(...gains);
}

const shownDays = ({ days }: Outlook): number => days.at(-1)?.number ?? 0;

/** The search counts the morning after a crossing, even if the trip ends in its evening. */
const searchedDays = ({ plan, visits }: Outlook): number =>
	(visits.map(lastDayOf).at(-1) ?? plan.firstDay) - plan.firstDay + 1;

function weighed(judgment: Judgment, days: number): number {
	const kinds = ['late', 'closed', 'overtime', 'roadless'] as const;
	return kinds.reduce(
		(sum, kind) => sum + judgment[kind] * WEIGHTS[kind],
		judgment.minutes + days * WEIGHTS.day,
	);
}
