import { exactDurationWords } from '#domain/trips/travel-words.ts';
import type { ScheduledVisit } from './schedule.ts';
import { stopAt, type TourPlan } from './tour-plan.ts';
import { paceOf, type Timed } from './warnings.ts';

/**
 * Says how much time is left before the first event: "14 min to spare", "Tight: 3 min", "Late by 12 min"; empty without
 * an event, and for one on an earlier day.
 */
export function paceWords(visit: Timed): string {
	const pace = paceOf(visit);
	const minutes = exactDurationWords(Math.abs(visit.slack ?? 0));
	if (pace === null) return '';
	return { good: `${minutes} to spare`, tight: `Tight: ${minutes}`, late: `Late by ${minutes}` }[pace];
}

/**
 * Says the same beside the arrival and the event, whose times differ from it by the time to park and walk: "Tight: 4
 * min after 15 min to park and walk". A family with time to spare has nothing to work out.
 */
export function paceThereWords(plan: TourPlan, visit: Timed & Pick<ScheduledVisit, 'stop'>): string {
	const pace = paceOf(visit);
	const { parking } = stopAt(plan, visit.stop);
	const parked = `${exactDurationWords(parking)} to park and walk`;
	if (parking === 0 || pace === null || pace === 'good') return paceWords(visit);
	return `${paceWords(visit)}${{ tight: ' after', late: ', counting' }[pace]} ${parked}`;
}
