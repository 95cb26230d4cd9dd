import { durationWords } from '#domain/trips/travel-words.ts';
import { drivenIn } from './day-drives.ts';
import { dayLine } from './day-line.ts';
import { stopsOn, type TourDay } from './schedule.ts';
import { stretchWords, zonedWords } from './schedule-words.ts';
import { stopAt } from './tour-plan.ts';
import type { Outlook } from './trouble.ts';

export interface LunchInDay {
	/** The stop where the family has lunch, or which it is driving to, as a plan index. */
	stop: number;
	isOnTheWay: boolean;
	/** "Lunch 12:00 PM, 45 min", with the zone if clocks change on the drive. */
	words: string;
}

/** Returns a day's lunch; null if it is left out, or at a stop that is a restaurant. */
export function lunchOn({ plan, visits }: Outlook, day: TourDay): LunchInDay | null {
	const lunch = dayLine(day).find(({ kind }) => kind === 'lunch');
	if (!lunch) return null;
	const { clock, stop, from, to } = lunch;
	const drive = day.drives.find((each) => each.stop === stop && from < each.to);
	const other = stopAt(plan, clock === stop ? Math.max(0, stop - 1) : stop).zone;
	const when = zonedWords(from, stopAt(plan, clock).zone, other);
	const words = `${stretchWords(plan, lunch)} ${when}, ${durationWords(to - from)}`;
	if (!drive) return { stop, isOnTheWay: false, words };
	const atTheWheel = drivenIn(drive);
	if (from < atTheWheel.from && visits[stop]?.way.leaves.day === day.day)
		return { stop: stop - 1, isOnTheWay: false, words };
	return { stop, isOnTheWay: !drive.isLast || from < atTheWheel.to, words };
}

/** Returns the lunches on the way to a stop, given by plan index, and those there; empty if there are none. */
export function lunchWords(outlook: Outlook, stop: number): { onTheWay: string; there: string } {
	const its = outlook.days.filter((day) => stopsOn(day).includes(stop) || drivesFromOrTo(day, stop));
	const lunches = its.flatMap((day) => lunchOn(outlook, day) ?? []).filter((lunch) => lunch.stop === stop);
	// A drive that takes days has the same lunch every day.
	const wordsOf = (isOnTheWay: boolean) =>
		[...new Set(lunches.filter((lunch) => lunch.isOnTheWay === isOnTheWay).map(({ words }) => words))].join(
			', ',
		);
	return { onTheWay: wordsOf(true), there: wordsOf(false) };
}

const drivesFromOrTo = ({ drives }: TourDay, stop: number) =>
	drives.some((drive) => drive.stop === stop || drive.stop - 1 === stop);
