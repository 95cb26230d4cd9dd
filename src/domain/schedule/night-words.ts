import type { Day } from '#domain/calendar-day.ts';
import { countWords } from '../count-words.ts';
import { warningWords } from './advice-words.ts';
import { crossingTo } from './crossings.ts';
import type { Evening } from './evening.ts';
import type { Night } from './nights.ts';
import type { MovedNight } from './running-late.ts';
import type { ScheduledVisit } from './schedule.ts';
import { arrivalWords, timeWords } from './schedule-words.ts';
import { type PlannedStop, stopAt, type TourPlan } from './tour-plan.ts';
import { eveningOf, isOfEvening, warningsOf } from './warnings.ts';

/** Words for the night at a day's last stop: "Check in, sunset 7:27 PM", "Night near here". */
export function nightHereWords(
	{ place, zone }: PlannedStop,
	{ isPlanned, count }: Night,
	evening: Evening | null,
): string {
	const nights = count === 1 ? 'Night' : countWords(count, 'night');
	const here =
		place.type === 'hotel' && isPlanned && count === 1
			? 'Check in'
			: `${nights} ${isPlanned ? 'here' : 'near here'}`;
	return withSunset(here, evening, zone);
}

/** Words for a night's place: "Night at Graduate Providence", "Night near Yale University", "2 nights on the road". */
export function nightWords(plan: TourPlan, night: Night): string {
	const nights = night.count === 1 ? 'Night' : countWords(night.count, 'night');
	return `${nights} ${bedWords(plan, night)}`;
}

function bedWords(plan: TourPlan, { at, isPlanned }: Night): string {
	if (at === 'road') return 'on the road';
	return `${isPlanned ? 'at' : 'near'} ${stopAt(plan, at).place.name}`;
}

/** "Then the night is near Tufts University instead of at Graduate Providence." */
export function movedNightWords(plan: TourPlan, { planned, night }: MovedNight): string {
	const there = bedWords(plan, night);
	return planned
		? `Then the night is ${there} instead of ${bedWords(plan, planned)}.`
		: `Then you need a night ${there}.`;
}

/**
 * The nights that end a drive: on the road, and at its end if the family arrives the evening before the visit. For a
 * crossing, only the night at its end.
 */
export interface EveningWords {
	/** "2 nights on the road". */
	onTheRoad?: string;
	/** "Arrive 5:56 PM", the evening before. */
	arrives?: string;
	/** "You arrive after dark. Sunset 7:18 PM.", on that evening. */
	dark?: string;
	/** "Night near Tufts University, sunset 7:27 PM". */
	night?: string;
}

/** Returns the words; null for a family that leaves on the day of the visit or, with a crossing, arrives then. */
export function eveningWords(plan: TourPlan, visit: ScheduledVisit): EveningWords | null {
	const { stop, way } = visit;
	// That evening's bed is a stop of the same day, and has its own words.
	if (visit.arrives === null) return null;
	const { onTheRoad, there } = way.nights;
	const nightOn = (day: Day, night: Night) => {
		const bed = night.at === 'road' ? stop : night.at;
		const evening = eveningOf(plan, { visits: [{ stop: bed }], day });
		return withSunset(nightWords(plan, night), evening, stopAt(plan, bed).zone);
	};
	const crossing = crossingTo(plan, visit);
	if (crossing) return crossing.night && { night: nightOn(crossing.day, crossing.night) };
	if (onTheRoad + there === 0) return null;
	const road = onTheRoad > 0 && {
		onTheRoad: nightWords(plan, { at: 'road', isPlanned: false, count: onTheRoad }),
	};
	if (there === 0) return { ...road };
	const { at, day } = way.arrives;
	const dark = warningsOf(plan, visit).find((warning) => isOfEvening(warning, visit));
	return {
		...road,
		arrives: `Arrive ${arrivalWords(plan, { ...visit, arrives: at })}`,
		...(dark && { dark: warningWords(plan, visit, dark) }),
		night: nightOn(day, { at: stop, isPlanned: false, count: there }),
	};
}

function withSunset(words: string, evening: Evening | null, zone: string): string {
	return evening ? `${words}, sunset ${timeWords(evening.sunset, zone)}` : words;
}
