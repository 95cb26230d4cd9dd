import { type Day, readDate } from '#domain/calendar-day.ts';
import type { Cells, Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { type Attempt, attemptsAgainst, type Measure } from './measures.ts';
import type { PlanParts } from './plan-of-trip.ts';
import {
	allLateness,
	minutesOf,
	type Outlook,
	outlookOf,
	overtimeOf,
	type Trouble,
	visitOf,
} from './trouble.ts';

/** A measure that helps: its edits, and how many minutes of the trouble are left. */
export interface Remedy {
	measure: Measure;
	changes: Change[];
	left: number;
}

const MOST_REMEDIES = 3;

/** A trip, and what its plan is made with. */
interface Planned {
	cells: Cells;
	parts: PlanParts;
}

/**
 * Remedies for a trouble, smallest sacrifice first: three at most, preferring those that end it to those that lessen
 * it. Each is tried on the trip itself. Leaves out what would make the family later elsewhere, and what `isOpen` rules
 * out.
 */
export function remediesFor(
	{ cells, parts }: Planned,
	trouble: Trouble,
	isOpen: (measure: Measure) => boolean = () => true,
): Remedy[] {
	const now = outlookOf(cells, parts);
	const minutes = minutesOf(trouble, now);
	if (minutes === 0) return [];
	const trial = { cells, parts, trouble, minutes, late: allLateness(now), overtime: overtimeOf(now) };
	const today = readDate(parts.today) ?? 0;
	const helping = attemptsAgainst(trouble, { minutes, today }, now).flatMap(
		(attempts) =>
			bestOf(
				trial,
				attempts.filter(({ measure }) => isOpen(measure) && !isPast(measure, today)),
			) ?? [],
	);
	const chosen = [...helping].sort((a, b) => Number(a.left > 0) - Number(b.left > 0)).slice(0, MOST_REMEDIES);
	return helping.filter((remedy) => chosen.includes(remedy));
}

const isPast = (measure: Measure, today: Day) => measure.kind === 'begin_earlier' && measure.day < today;

interface Trial extends Planned {
	trouble: Trouble;
	/** Minutes of this trouble; how late the family is, and how much too long its days are, in total. */
	minutes: number;
	late: number;
	overtime: number;
}

/** The first attempt that ends the trouble, else the one that lessens it most; null if none helps. */
function bestOf(trial: Trial, attempts: readonly Attempt[]): Remedy | null {
	const helping = attempts.flatMap((attempt): Remedy[] => {
		const then = outlookOf(withChanges(trial.cells, attempt.changes), trial.parts);
		const left = leftOf(trial, then);
		return helps(trial, then, left) ? [{ ...attempt, left }] : [];
	});
	return helping.reduce<Remedy | null>((best, each) => (best && best.left <= each.left ? best : each), null);
}

/** Minutes of the trouble that are left; time only moved to another day still counts. */
function leftOf({ trouble, minutes, overtime }: Trial, then: Outlook): number {
	const longer = minutes - (overtime - overtimeOf(then));
	// Once one day of a long drive is short enough, the trouble is on the next.
	if (trouble.kind === 'overdriven') return Math.max(0, longer);
	const left = minutesOf(trouble, then);
	return trouble.kind === 'overfull' ? Math.max(left, longer) : left;
}

function helps({ trouble, minutes, late }: Trial, then: Outlook, left: number): boolean {
	const lateThen = allLateness(then);
	if (trouble.kind !== 'late') return left < minutes && lateThen <= late;
	return left < minutes && lateThen < late && isWorthGoing(trouble, then);
}

/** True when some of the first event is left to attend. */
function isWorthGoing({ stopId }: Trouble, then: Outlook): boolean {
	const first = visitOf(stopId, then)?.fixed[0];
	return first !== undefined && first.from < first.to;
}
