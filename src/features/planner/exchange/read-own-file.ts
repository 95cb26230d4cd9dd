import { isTripFile, readTripFile } from '#domain/exchange/trip-file.ts';
import { isTripsFile, readTripsFile, type TripInFile } from '#domain/exchange/trips-file.ts';
import type { TripContent } from '#domain/trips/trip-content.ts';
import { ownTrip, type Read } from './importable.ts';

/** Reads a trip that was saved as a file, or the trips in a download or export; null for any other JSON value. */
export function readOwnFile(json: unknown): Read | null {
	if (isTripFile(json)) {
		const read = readTripFile(json);
		if ('fault' in read) return read;
		return hasPlaces(read) ? { importable: ownTrip(read.content) } : { fault: { kind: 'no_places' } };
	}
	if (!isTripsFile(json)) return null;
	const read = readTripsFile(json);
	return 'fault' in read ? read : chosenFrom(read.trips.filter(hasPlaces));
}

const hasPlaces = ({ content }: { content: TripContent }) => content.stops.length > 0;

/** Asks only if there is a choice. */
function chosenFrom(trips: TripInFile[]): Read {
	const found = trips.map(({ content, isTrashed }) => ({ importable: ownTrip(content), isTrashed }));
	const [first, ...others] = found;
	if (!first) return { fault: { kind: 'no_places' } };
	return others.length > 0 ? { trips: found } : { importable: first.importable };
}
