import { type Day, readDate } from '#domain/calendar-day.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import type { Instant } from '#domain/zone-time.ts';
import { withDaysKept } from './days-kept.ts';
import { type Attempt, attemptsAgainst, type Measure, type Moment } from './measures.ts';
import type { PlanParts } from './plan-of-trip.ts';
import { type PlannedStop, stopAt } from './tour-plan.ts';
import { minutesOf, type Outlook, outlookOf, overtimeOf, type Trouble, visitOf } from './trouble.ts';

/** A measure that helps, with its edits. */
export interface Remedy {
	measure: Measure;
	changes: Change[];
	/** Minutes of the trouble. */
	left: number;
	/** Campuses that it moves to a day when they are likely closed. */
	onClosedDays: { stop: PlannedStop; day: Day }[];
}

const MOST_REMEDIES = 3;
const movesAny = ({ onClosedDays }: Remedy): number => Number(onClosedDays.length > 0);

/** A trip, and what its plan is made with. */
interface Planned {
	cells: Cells;
	parts: PlanParts;
	now?: Instant;
	/** What the edits of a measure become where they are made; left out, they stay what they are. */
	edited?: (changes: Change[]) => Change[];
}

/**
 * The remedies that the planner offers at an instant, each tried as the planner makes it: with what keeps the days of a
 * trip under way.
 */
export function remediesInPlanner(
	outlook: Outlook,
	{ parts, trouble, now }: { parts: PlanParts; trouble: Trouble; now: Instant },
): Remedy[] {
	const edited = (changes: Change[]) => withDaysKept(outlook, parts, changes);
	return remediesFor({ cells: outlook.cells, parts, now, edited }, trouble);
}

/**
 * Remedies for a trouble, smallest sacrifice first, and last what moves a campus to a closed day: three at most,
 * preferring those that end it to those that lessen it. Each is tried on the trip itself. Leaves out what would make the family later elsewhere, what would change a day
 * before today, and what `isOpen` rules out.
 */
export function remediesFor(
	{ cells, parts, now, edited = (changes) => changes }: Planned,
	trouble: Trouble,
	isOpen: (measure: Measure) => boolean = () => true,
): Remedy[] {
	const before = outlookOf(cells, parts);
	const minutes = minutesOf(trouble, before);
	if (minutes === 0) return [];
	const today = readDate(parts.today) ?? 0;
	const then = (changes: Change[]) => outlookOf(withChanges(cells, edited(changes)), parts);
	const trial = { before, then, today, trouble, minutes };
	const helping = attemptsAgainst(trouble, { minutes, today, now }, before).flatMap(
		(attempts) =>
			bestOf(
				trial,
				attempts.filter(({ measure }) => isOpen(measure)),
			) ?? [],
	);
	const inOrder = helping.sort((a, b) => movesAny(a) - movesAny(b));
	const chosen = [...inOrder].sort((a, b) => Number(a.left > 0) - Number(b.left > 0)).slice(0, MOST_REMEDIES);
	return inOrder.filter((remedy) => chosen.includes(remedy));
}

interface Trial extends Moment {
	before: Outlook;
	/** The trip as edits would make it. */
	then: (changes: Change[]) => Outlook;
	trouble: Trouble;
	/** Of this trouble. */
	minutes: number;
}

/** The first attempt that ends the trouble, else the one that lessens it most; null if none helps. */
function bestOf(trial: Trial, attempts: readonly Attempt[]): Remedy | null {
	const helping = attempts.flatMap((attempt): Remedy[] => {
		const then = trial.then(attempt.changes);
		const left = leftOf(trial, then);
		return helps(trial, then, left)
			? [{ ...attempt, left, onClosedDays: movedToClosedDays(trial, then) }]
			: [];
	});
	return helping.reduce<Remedy | null>((best, each) => (best && best.left <= each.left ? best : each), null);
}

/** Minutes of the trouble that are left; time only moved to another day still counts. */
function leftOf({ trouble, minutes, before }: Trial, then: Outlook): number {
	const longer = minutes - (overtimeOf(before) - overtimeOf(then));
	// Once one day of a long drive is short enough, the trouble is on the next.
	if (trouble.kind === 'overdriven') return Math.max(0, longer);
	const left = minutesOf(trouble, then);
	return trouble.kind === 'overfull' ? Math.max(left, longer) : left;
}

function movedToClosedDays({ before }: Trial, then: Outlook): Remedy['onClosedDays'] {
	return then.visits.flatMap(({ stop: at, day, isClosed }) => {
		const stop = stopAt(then.plan, at);
		return isClosed && !visitOf(stop.id, before)?.isClosed ? [{ stop, day }] : [];
	});
}

function helps(trial: Trial, then: Outlook, left: number): boolean {
	const { before, trouble, minutes } = trial;
	if (left >= minutes || !isPastKept(trial, then) || isLaterAnywhere(before, then)) return false;
	return trouble.kind !== 'late' || isWorthGoing(trouble, then);
}

/** True when the family is later at some stop: minutes won at another do not make up for what it misses there. */
function isLaterAnywhere(before: Outlook, then: Outlook): boolean {
	return before.plan.stops.some(({ id }) => {
		const late: Trouble = { kind: 'late', stopId: id };
		return minutesOf(late, then) > minutesOf(late, before);
	});
}

/** True when what was seen before today stays on its day, but for what was missed, and nothing else goes there. */
function isPastKept({ before, today, trouble: { stopId } }: Trial, then: Outlook): boolean {
	return before.visits.every(({ stop, day }) => {
		const { id } = stopAt(before.plan, stop);
		const dayThen = visitOf(id, then)?.day;
		if (day < today && id !== stopId) return dayThen === day;
		return dayThen === undefined || dayThen >= Math.min(day, today);
	});
}

/** True when some of the first event is left to attend. */
function isWorthGoing({ stopId }: Trouble, then: Outlook): boolean {
	const first = visitOf(stopId, then)?.fixed[0];
	return first !== undefined && first.from < first.to;
}
