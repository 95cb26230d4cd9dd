import { distanceWords, exactDurationWords } from '#domain/trips/travel-words.ts';
import { capitalized } from '../capitalized.ts';
import { countWords } from '../count-words.ts';
import { movesNightWords } from './advice-words.ts';
import type { BetterOrder } from './better-order.ts';
import { darkArrivalsWords, daysEndWords } from './evening-words.ts';
import type { Judgment } from './judgment.ts';

/**
 * Says what a better order gains, then what it costs: "Saves 42 min and 31 mi", "1 day shorter, 8 min more driving".
 * Leaves out nothing that gets worse.
 */
export function betterOrderWords({ before, after, movedNights }: BetterOrder): string {
	const kinds: [better: number, words: (much: number, isLess: boolean) => string][] = [
		[before.late - after.late, () => lateWords(before.late, after.late)],
		[Math.round(before.minutes - after.minutes), () => drivingWords(before, after)],
		[Math.min(0, Math.round(before.miles - after.miles)), (miles) => `${distanceWords(miles)} more`],
		[
			before.days - after.days,
			(days, isLess) => `${countWords(days, 'day')} ${isLess ? 'shorter' : 'longer'}`,
		],
		[
			before.closed - after.closed,
			(count, isLess) =>
				`${count} ${isLess ? 'fewer' : 'more'} ${count === 1 ? 'campus' : 'campuses'} on closed days`,
		],
		[
			before.roadless - after.roadless,
			(count, isLess) => `${countWords(count, isLess ? 'fewer leg' : 'more leg')} with no known road`,
		],
		[before.overtime - after.overtime, daysEndWords],
		[before.dark - after.dark, darkArrivalsWords],
	];
	const changesWords = (isLess: boolean) =>
		kinds
			.filter(([better]) => (isLess ? better > 0 : better < 0))
			.map(([better, words]) => words(Math.abs(better), isLess));
	const changed = [...changesWords(true), ...changesWords(false)].join(', ');
	// A date has a comma of its own, and so may a hotel.
	const words = [changed, ...movedNights.map(movesNightWords)].join('; ');
	return capitalized(words);
}

function lateWords(before: number, after: number): string {
	if (after === 0) return 'nothing missed';
	return `${exactDurationWords(after)} late instead of ${before === 0 ? 'on time' : exactDurationWords(before)}`;
}

function drivingWords(before: Judgment, after: Judgment): string {
	const [minutes, miles] = [before.minutes - after.minutes, before.miles - after.miles];
	if (minutes < 0) return `${exactDurationWords(-minutes)} more driving`;
	return miles < 0.1
		? `saves ${exactDurationWords(minutes)}`
		: `saves ${exactDurationWords(minutes)} and ${distanceWords(miles)}`;
}
