import { readScorecard, scorecardWords } from './scorecard.ts';
import type { Trip } from './trip.ts';
import { tripTitle } from './trip-name.ts';
import type { StopCards } from './trip-values.ts';
import { raters, raterWords } from './visit-cards.ts';

/**
 * Writes the trip as plain text, for Copy: its name, one numbered line per stop, and one for each of its scorecards.
 */
export function tripAsText(trip: Trip): string {
	const { notes, stops } = trip;
	const lines = stops.flatMap(({ place, note, ...stop }, index) => {
		const where = [place.name, place.city, place.state].filter((part) => part !== '').join(', ');
		return [`${index + 1}. ${where}${note === '' ? '' : ` (${note})`}`, ...cardLines(stop)];
	});
	return [tripTitle(trip), ...lines, notes].filter((line) => line !== '').join('\n');
}

/** "   Student: Campus 4, Town 3. Loved the library" */
function cardLines(stop: StopCards): string[] {
	return raters.flatMap((rater) => {
		const card = readScorecard(stop[rater] ?? '');
		return card ? `   ${raterWords[rater]}: ${scorecardWords(card)}` : [];
	});
}
