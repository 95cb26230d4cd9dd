import { exactDurationWords } from '#domain/trips/travel-words.ts';
import { countWords } from '../count-words.ts';

/** How much an edit changes the ends of days: "days end 45 min later". */
export const daysEndWords = (minutes: number, isLess: boolean): string =>
	`days end ${exactDurationWords(minutes)} ${isLess ? 'earlier' : 'later'}`;

/** How many arrivals after dark it saves or adds: "2 more arrivals after dark". */
export const darkArrivalsWords = (count: number, isLess: boolean): string =>
	`${countWords(count, isLess ? 'fewer arrival' : 'more arrival')} after dark`;
