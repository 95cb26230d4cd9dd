import type { Trip } from '#domain/trips/trip.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { lengthWords } from './saved-words.ts';

export function TripLength({ trip }: { trip: Trip }) {
	return lengthWords(
		trip,
		useKnownDrives(
			trip.stops.map(({ place }) => place),
			{ which: 'in order', trip: { tripId: trip.id, asks: false } },
		),
	);
}
