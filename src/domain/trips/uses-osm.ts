import { areFromOsm } from '#domain/places/place.ts';
import type { LegDrive } from '../roads/drive-estimate.ts';
import type { StopPlace } from './stop-place.ts';

/**
 * True when a trip shows OpenStreetMap data: one of its places, or a drive along the streets, whose service uses that
 * data.
 */
export function usesOsm(
	stops: readonly { place: StopPlace }[],
	drives: readonly (LegDrive | null)[],
): boolean {
	return areFromOsm(stops.map(({ place }) => place.code)) || drives.some((drive) => drive?.by === 'road');
}
