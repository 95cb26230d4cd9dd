import { warningWords } from '#domain/schedule/advice-words.ts';
import { nightHereWords } from '#domain/schedule/night-words.ts';
import { type ScheduledVisit, stopsOn, type TourDay } from '#domain/schedule/schedule.ts';
import { sunsetWords } from '#domain/schedule/schedule-words.ts';
import { stopAt, type TourPlan } from '#domain/schedule/tour-plan.ts';
import { eveningOf, isOfEvening, type Warning, warningsOf } from '#domain/schedule/warnings.ts';

/** Returns what a family should know about a stop it visits; its pace is shown next to its times. */
export function visitHints(plan: TourPlan, day: TourDay, visit: ScheduledVisit): string[] {
	const isHere = (kind: Warning['kind']) =>
		kind !== 'late' && kind !== 'tight' && !isOfEvening({ kind }, visit);
	return [...warningHints(plan, visit, isHere), ...nightHints(plan, day, visit)];
}

/** Returns the same for a stop where a day only ends, before the next day's visit. */
export function bedHints(plan: TourPlan, day: TourDay, visit: ScheduledVisit): string[] {
	return [...warningHints(plan, visit, (kind) => kind === 'after_dark'), ...nightHints(plan, day, visit)];
}

/** Returns the sunset where a day ends. */
export function sunsetOf(plan: TourPlan, day: TourDay): string[] {
	const { night } = day;
	const stop = typeof night?.at === 'number' ? night.at : stopsOn(day).at(-1);
	if (stop === undefined) return [];
	const evening = eveningOf(plan, { visits: [{ stop }], day: day.day });
	return evening ? [sunsetWords(evening, stopAt(plan, stop).zone)] : [];
}

function warningHints(
	plan: TourPlan,
	visit: ScheduledVisit,
	isHere: (kind: Warning['kind']) => boolean,
): string[] {
	const here = warningsOf(plan, visit).filter(({ kind }) => isHere(kind));
	return here.map((warning) => warningWords(plan, visit, warning));
}

/** Returns words for the night at a stop where a day ends. */
export function nightHints(plan: TourPlan, { night, day }: TourDay, visit: ScheduledVisit): string[] {
	if (night?.at !== visit.stop) return [];
	return [nightHereWords(stopAt(plan, visit.stop), night, eveningOf(plan, { visits: [visit], day }))];
}
