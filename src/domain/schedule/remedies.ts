import { type Day, readDate } from '#domain/calendar-day.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { type Instant, instantAt } from '#domain/zone-time.ts';
import { withDaysKept } from './days-kept.ts';
import { doesHarm, type Threatened } from './harm.ts';
import { judge } from './judgment.ts';
import { type Attempt, attemptsAgainst, type Measure } from './measures.ts';
import type { PlanParts } from './plan-of-trip.ts';
import { movedNights, type PlannedNight } from './planned-nights.ts';
import { type PlannedStop, stopAt } from './tour-plan.ts';
import {
	darknessOf,
	minutesOf,
	type Outlook,
	outlookOf,
	overtimeOf,
	type Trouble,
	visitOf,
} from './trouble.ts';

/** A measure that helps, with its edits. */
export interface Remedy {
	measure: Measure;
	changes: Change[];
	/** Minutes of the trouble. */
	left: number;
	/** Minutes by which it has days end later than wanted, which a family that makes it to a tour may put up with. */
	overtime: number;
	/** Arrivals after dark that it adds, for the same reason. */
	dark: number;
	/** Campuses that it moves to a day when they are likely closed. */
	onClosedDays: { stop: PlannedStop; day: Day }[];
	/** Planned nights that it moves, with their new dates: rooms may be booked. */
	movedNights: PlannedNight[];
}

const MOST_REMEDIES = 3;
/** An instant before which nothing happens. */
const AHEAD = Number.NEGATIVE_INFINITY;
/**
 * The most days by which a remedy may make a trip begin earlier, if its first day follows from its first fixed time.
 */
const LONGEST_LEAD_IN = 14;
const movesAny = ({ onClosedDays, movedNights }: Remedy): number =>
	Number(onClosedDays.length + movedNights.length > 0);

/** A trip, and the inputs of its plan. */
interface Planned {
	cells: Cells;
	parts: PlanParts;
	/** If absent, all of today is still ahead. */
	now?: Instant;
	/** Turns a measure's edits into the edits actually made; if absent, they stay as they are. */
	edited?: (changes: Change[]) => Change[];
}

/**
 * Returns the remedies that the planner offers at an instant, each tried as the planner makes it: with the edits that
 * keep the days of a trip under way.
 */
export function remediesInPlanner(
	outlook: Outlook,
	{ parts, trouble, now }: { parts: PlanParts; trouble: Trouble; now: Instant },
): Remedy[] {
	const edited = (changes: Change[]) => withDaysKept(outlook, parts, changes);
	return remediesFor({ cells: outlook.cells, parts, now, edited }, trouble);
}

/**
 * Returns the instant to look for remedies at: now, or one before everything while no hour of the trip can be over, so
 * that a search made days ahead is not repeated each minute.
 */
export function momentOf({ plan }: Outlook, now: Instant): Instant {
	// The hours of a trip without dates could be on any day.
	if (!plan.isDated) return AHEAD;
	const day = plan.firstDay - (plan.leadIn ? LONGEST_LEAD_IN : 0);
	// The order of the stops may change, and with it whose local time the trip begins by.
	const begins = plan.stops.map(({ zone }) => instantAt({ day, minutes: 0 }, zone));
	return now < Math.min(...begins) ? AHEAD : now;
}

/**
 * Returns remedies for a trouble, smallest sacrifice first, and last those that move a campus to a closed day or a
 * planned night to another date: three at most, preferring those that end it to those that lessen it. Each is tried on
 * the trip itself. Leaves out any that would do harm or be ruled out by `isOpen`.
 */
export function remediesFor(
	{ cells, parts, now = AHEAD, edited = (changes) => changes }: Planned,
	trouble: Trouble,
	isOpen: (measure: Measure) => boolean = () => true,
): Remedy[] {
	const before = outlookOf(cells, parts);
	const minutes = minutesOf(trouble, before);
	if (minutes === 0) return [];
	const moment = { today: readDate(parts.today) ?? 0, now: momentOf(before, now) };
	const then = (changes: Change[]) => outlookOf(withChanges(cells, edited(changes)), parts);
	const trial = { before, then, ...moment, trouble, minutes };
	const helping = attemptsAgainst(trouble, { minutes, ...moment }, before).flatMap(
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

interface Trial extends Threatened {
	/** Returns the trip as changed by the edits. */
	then: (changes: Change[]) => Outlook;
	/** The minutes of this trouble. */
	minutes: number;
}

/** Returns the first attempt that ends the trouble, else the one that lessens it most; null if none helps. */
function bestOf(trial: Trial, attempts: readonly Attempt[]): Remedy | null {
	const helping = attempts.flatMap((attempt): Remedy[] => {
		const then = trial.then(attempt.changes);
		const tried = { ...attempt, left: leftOf(trial, then) };
		if (!helps(trial, tried, then)) return [];
		const onClosedDays = movedToClosedDays(trial, then);
		return [
			{
				...tried,
				...addedEvenings(trial, then),
				onClosedDays,
				movedNights: movedNights(trial.before, then),
			},
		];
	});
	return helping.reduce<Remedy | null>((best, each) => (best && best.left <= each.left ? best : each), null);
}

/** Returns the trouble's remaining minutes; those merely moved to another day or arrival still count. */
function leftOf({ trouble, minutes, before }: Trial, then: Outlook): number {
	if (trouble.kind === 'late') return minutesOf(trouble, then);
	const sumOf = trouble.kind === 'after_dark' ? darknessOf : overtimeOf;
	const spread = minutes - (sumOf(before) - sumOf(then));
	// Once one day of a long drive is short enough, the trouble moves to the next.
	return Math.max(trouble.kind === 'overdriven' ? 0 : minutesOf(trouble, then), spread);
}

function addedEvenings({ before }: Trial, then: Outlook): Pick<Remedy, 'overtime' | 'dark'> {
	const [judged, judgedThen] = [judge(before), judge(then)];
	const added = (kind: 'overtime' | 'dark') => Math.max(0, judgedThen[kind] - judged[kind]);
	return { overtime: added('overtime'), dark: added('dark') };
}

function movedToClosedDays({ before }: Trial, then: Outlook): Remedy['onClosedDays'] {
	return then.visits.flatMap(({ stop: at, day, isClosed }) => {
		const stop = stopAt(then.plan, at);
		return isClosed && !visitOf(stop.id, before)?.isClosed ? [{ stop, day }] : [];
	});
}

function helps(trial: Trial, { measure, left }: Pick<Remedy, 'measure' | 'left'>, then: Outlook): boolean {
	const { trouble, minutes } = trial;
	if (left >= minutes || doesHarm(trial, measure, then)) return false;
	return trouble.kind !== 'late' || isWorthGoing(trouble, then);
}

/** True when some of the first event is left to attend. */
function isWorthGoing({ stopId }: Trouble, then: Outlook): boolean {
	const first = visitOf(stopId, then)?.fixed[0];
	return first !== undefined && first.from < first.to;
}
