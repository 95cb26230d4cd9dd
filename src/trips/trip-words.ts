import type { Trip } from '#domain/trips/trip.ts';

/** The title of a trip that nobody has named. */
export const UNNAMED = 'New trip';

export function tripTitle({ name }: Pick<Trip, 'name'>): string {
	return name || UNNAMED;
}
