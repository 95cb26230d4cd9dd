import { paths } from '#domain/paths.ts';
import { encodeStops } from '#domain/trips/stop-code.ts';
import type { Trip } from '#domain/trips/trip.ts';

/** Returns the link that itself contains a trip's stops. */
export function stopsLink(trip: Pick<Trip, 'stops'>): string {
	return location.origin + stopsAddress(trip);
}

/** Returns the same as an address within this site. */
export function stopsAddress({ stops }: Pick<Trip, 'stops'>): string {
	return paths.stopsInLink(encodeStops(stops.map(({ place }) => place)));
}
