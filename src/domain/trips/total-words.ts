import { FLIGHT } from '#domain/roads/long-drives.ts';
import { countWords } from '../count-words.ts';
import type { DriveEstimate } from '../roads/drive-estimate.ts';
import { distanceWords, durationWords } from './travel-words.ts';

/** "6 stops, 258 mi, 5 h 30 min driving", and the legs left out of it. */
export function totalWords(stopCount: number, { legs, gaps, total }: DriveEstimate): string {
	const count = countWords(stopCount, 'stop');
	if (legs.length === 0) return count;
	const flights = gaps.filter((gap) => gap === FLIGHT).length;
	const roadless = legs.filter((leg) => leg === null).length - flights;
	const flown = flights > 0 ? countWords(flights, 'flight') : '';
	if (roadless + flights === legs.length) {
		return flown ? `${count}, ${flown}` : `${count}, no known road between them`;
	}
	const driving = `${count}, ${distanceWords(total.miles)}, ${durationWords(total.minutes)} driving`;
	const all = flown ? `${driving}, and ${flown}` : driving;
	return roadless === 0 ? all : `${all}, not counting ${countWords(roadless, 'leg')} with no known road`;
}
