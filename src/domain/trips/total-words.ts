import type { DriveEstimate } from './drive-estimate.ts';
import { distanceWords, durationWords } from './travel-words.ts';

/** "6 stops, 258 mi, 5 h 30 min driving", and which legs that leaves out. */
export function totalWords(stopCount: number, { legs, total, isWhole }: DriveEstimate): string {
	const count = countWords(stopCount, 'stop');
	if (legs.length === 0) return count;
	const roadless = legs.filter((leg) => leg === null).length;
	if (roadless === legs.length) return `${count}, no road between them`;
	const driving = `${count}, ${distanceWords(total.miles)}, ${durationWords(total.minutes)} driving`;
	return isWhole ? driving : `${driving}, without ${countWords(roadless, 'leg')} that no road covers`;
}

/** A whole number of things of one name, in words: "1 stop", "4 stops", "2 campuses". */
export function countWords(count: number, word: string, words = `${word}s`): string {
	return count === 1 ? `1 ${word}` : `${count} ${words}`;
}
