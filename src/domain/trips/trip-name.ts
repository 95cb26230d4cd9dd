import { limits } from '#domain/limits.ts';

/** Whether a trip can be saved under this name: 3 characters or more, spaces at the ends aside. */
export function isTripName(name: string): boolean {
	return [...name.trim()].length >= limits.tripNameMin;
}
