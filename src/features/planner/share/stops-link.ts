import { paths } from '#domain/paths.ts';
import { encodeStops } from '#domain/trips/stop-code.ts';
import type { Trip } from '#domain/trips/trip.ts';

/** The link that carries a trip's stops in itself. */
export function stopsLink(trip: Pick<Trip, 'stops'>): string {
	return location.origin + stopsAddress(trip);
}

/** The same within this site. */
export function stopsAddress({ stops }: Pick<Trip, 'stops'>): string {
	return paths.sharedTrip(encodeStops(stops.map(({ place }) => place)));
}
