import type { PinKind } from '#domain/map/pin.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';

export function pinKind({ type }: Pick<StopPlace, 'type'>): PinKind {
	return type === 'x' ? 'custom' : type;
}

/** Writes a point the way a road atlas prints it, to about ten yards: "41.8260 N, 71.4030 W". */
export function pointWords({ lat, long }: StopPlace): string {
	return `${Math.abs(lat).toFixed(4)} ${lat < 0 ? 'S' : 'N'}, ${Math.abs(long).toFixed(4)} ${long < 0 ? 'W' : 'E'}`;
}
