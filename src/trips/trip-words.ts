import type { Trip } from '#domain/trips/trip.ts';

/** What a trip is called as long as nobody has named it. */
export const UNNAMED = 'New trip';

/** The trip's name, or what stands in for it. */
export function tripTitle({ name }: Pick<Trip, 'name'>): string {
	return name || UNNAMED;
}
