import type { Trip } from './trip.ts';
import { tripTitle } from './trip-name.ts';

/** The trip as plain text, for Copy: its name and one numbered line per stop. */
export function tripAsText(trip: Trip): string {
	const { notes, stops } = trip;
	const lines = stops.map(({ place, note }, index) => {
		const where = [place.name, place.city, place.state].filter((part) => part !== '').join(', ');
		return `${index + 1}. ${where}${note === '' ? '' : ` (${note})`}`;
	});
	return [tripTitle(trip), ...lines, notes].filter((line) => line !== '').join('\n');
}
