import { isTooLong } from '#domain/roads/long-drives.ts';
import type { Drive, LegDrive } from '../roads/drive-estimate.ts';

/** Minutes in words: "45 min", "1 h 10 min", "2 h"; rounded to the minute, or to 5 minutes from an hour up. */
export function durationWords(minutes: number): string {
	return exactDurationWords(minutes < 60 ? minutes : Math.round(minutes / 5) * 5);
}

/** Exact minutes: "45 min", "1 h 12 min", "2 h". */
export function exactDurationWords(minutes: number): string {
	const rounded = Math.round(minutes);
	const hours = Math.floor(rounded / 60);
	const rest = rounded % 60;
	if (hours === 0) return `${rest} min`;
	return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

export function sourceWords({ by }: Pick<LegDrive, 'by'>): string {
	return { road: 'road', highways: 'highway estimate', 'straight line': 'straight line' }[by];
}

/** Separates one highway from the next. */
export const THEN = ' → ';

/** A highway of a drive with its miles: "I-90 W 58 mi". */
export const roadWords = ({ road, miles }: LegDrive['directions'][number]) =>
	`${road} ${distanceWords(miles)}`;

/** A drive's highways in order: "I-90 W 58 mi → I-84 W 99 mi"; empty without any. */
export function directionsWords({ directions }: Pick<LegDrive, 'directions'>): string {
	return directions.map(roadWords).join(THEN);
}

/** Returns a drive's text in files: distance, time, source, and its highways on their own line. */
export function legWords(leg: LegDrive): string {
	const figures = `${distanceWords(leg.miles)}, ${durationWords(leg.minutes)}, ${sourceWords(leg)}. Without traffic.`;
	return [figures, directionsWords(leg)].filter(Boolean).join('\n');
}

/** Says that a drive is too long for one day, and what to do; empty for shorter drives. */
export function tooLongWords(drive: Drive): string {
	return isTooLong(drive) ? 'Too long for one day: sleep on the way, or fly.' : '';
}

/** A place's distance from a campus: "On campus", "0.4 mi". */
export function fromCampusWords(miles: number): string {
	return miles < 0.05 ? 'On campus' : distanceWords(miles);
}

/** Miles in words: "0.4 mi", "56 mi", "1,204 mi"; one decimal below ten. */
export function distanceWords(miles: number): string {
	const tenths = Math.round(miles * 10) / 10;
	if (tenths < 10) return `${tenths} mi`;
	return `${String(Math.round(miles)).replace(/\B(?=(\d{3})+$)/g, ',')} mi`;
}
