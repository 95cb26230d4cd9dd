import { limits } from '#domain/limits.ts';

const UNNAMED_TRIP = 'New trip';

export const tripTitle = ({ name }: { name: string }): string => name || UNNAMED_TRIP;

/** True when a trip can be saved under this name: at least 3 characters, not counting spaces at the ends. */
export function isTripName(name: string): boolean {
	return [...name.trim()].length >= limits.tripNameMin;
}
