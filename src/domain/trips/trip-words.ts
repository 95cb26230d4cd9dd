import type { Trip } from './trip.ts';

/** The trip as plain text, for Copy: its name and one numbered line per stop. */
export function tripAsText({ name, notes, stops }: Trip): string {
	const lines = stops.map(({ place, note }, index) => {
		const where = [place.name, place.city, place.state].filter((part) => part !== '').join(', ');
		return `${index + 1}. ${where}${note === '' ? '' : ` (${note})`}`;
	});
	return [name || 'My trip', ...lines, notes].filter((line) => line !== '').join('\n');
}
