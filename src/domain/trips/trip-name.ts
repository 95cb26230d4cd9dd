import { limits } from '#domain/limits.ts';

/** True when a trip can be saved under this name: at least 3 characters, spaces at the ends aside. */
export function isTripName(name: string): boolean {
	return [...name.trim()].length >= limits.tripNameMin;
}
