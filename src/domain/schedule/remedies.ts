import type { Cells, Change } from '#domain/sync/cell.ts';
import { withChanges } from '#domain/sync/rebase.ts';
import { type Attempt, attemptsAgainst, type Measure } from './measures.ts';
import type { PlanParts } from './plan-of-trip.ts';
import { allLateness, minutesOf, type Outlook, outlookOf, type Trouble, visitOf } from './trouble.ts';

/** A measure that helps: the edit it is, and what then is left of the trouble, in minutes. */
export interface Remedy {
	measure: Measure;
	changes: Change[];
	left: number;
}

const MOST_REMEDIES = 3;

/**
 * What helps against a trouble, the smallest sacrifice first: three things at most, and rather those that end it than those
 * that lessen it. Each is tried on the trip itself; nothing that makes the family later elsewhere is among them, nor what is not
 * open to it any more.
 */
export function remediesFor(
	cells: Cells,
	parts: PlanParts,
	trouble: Trouble,
	isOpen: (measure: Measure) => boolean = () => true,
): Remedy[] {
	const now = outlookOf(cells, parts);
	const minutes = minutesOf(trouble, now);
	if (minutes === 0) return [];
	const trial = { cells, parts, trouble, minutes, late: allLateness(now) };
	const helping = attemptsAgainst(trouble, minutes, now).flatMap(
		(attempts) =>
			bestOf(
				trial,
				attempts.filter(({ measure }) => isOpen(measure)),
			) ?? [],
	);
	const chosen = [...helping].sort((a, b) => Number(a.left > 0) - Number(b.left > 0)).slice(0, MOST_REMEDIES);
	return helping.filter((remedy) => chosen.includes(remedy));
}

interface Trial {
	cells: Cells;
	parts: PlanParts;
	trouble: Trouble;
	/** How much of the trouble there is, and how late the family is in all. */
	minutes: number;
	late: number;
}

/** The first of some attempts that ends the trouble, else the one that lessens it most; null when none does. */
function bestOf(trial: Trial, attempts: readonly Attempt[]): Remedy | null {
	const helping = attempts.flatMap((attempt): Remedy[] => {
		const then = outlookOf(withChanges(trial.cells, attempt.changes), trial.parts);
		const left = minutesOf(trial.trouble, then);
		return helps(trial, then, left) ? [{ ...attempt, left }] : [];
	});
	return helping.reduce<Remedy | null>((best, each) => (best && best.left <= each.left ? best : each), null);
}

function helps({ trouble, minutes, late }: Trial, then: Outlook, left: number): boolean {
	const lateThen = allLateness(then);
	if (trouble.kind !== 'late') return left < minutes && lateThen <= late;
	return left < minutes && lateThen < late && isWorthGoing(trouble, then);
}

/** True when anything is left of the first event. */
function isWorthGoing({ stopId }: Trouble, then: Outlook): boolean {
	const first = visitOf(stopId, then)?.fixed[0];
	return first !== undefined && first.from < first.to;
}
