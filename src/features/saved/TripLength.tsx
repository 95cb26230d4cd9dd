import type { Trip } from '#domain/trips/trip.ts';
import { useKnownDrives } from '#roads/use-drives.ts';
import { useFirstDrives } from '#roads/use-first-drives.ts';
import { lengthWords } from './saved-words.ts';

export function TripLength({ trip }: { trip: Trip }) {
	const places = trip.stops.map(({ place }) => place);
	const known = useKnownDrives(places, { which: 'in order', trip: { tripId: trip.id, asks: false } });
	return lengthWords(trip, useFirstDrives(trip.id, places) ? known : null);
}
