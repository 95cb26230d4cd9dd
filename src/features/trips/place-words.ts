import type { StopPlace, StopType } from '#domain/trips/stop-place.ts';
import type { PinKind } from '#map/pin.ts';

const kindWords: Record<StopType, string> = {
	college: 'College',
	hotel: 'Hotel',
	restaurant: 'Restaurant',
	poi: 'Sight',
	airport: 'Airport',
	x: 'Your own place',
};

/** What a stop is and where: "Providence, RI", "Hotel in Providence, RI", "Your own place". */
export function whereWords({ type, city, state }: StopPlace): string {
	const town = [city, state].filter(Boolean).join(', ');
	if (type === 'college' && town) return town;
	return town ? `${kindWords[type]} in ${town}` : kindWords[type];
}

/** The mark of a stop's kind. */
export function pinKind({ type }: Pick<StopPlace, 'type'>): PinKind {
	return type === 'x' ? 'custom' : type;
}

/** A point as a road atlas writes it, to about ten yards: "41.8260 N, 71.4030 W". */
export function pointWords({ lat, long }: StopPlace): string {
	return `${Math.abs(lat).toFixed(4)} ${lat < 0 ? 'S' : 'N'}, ${Math.abs(long).toFixed(4)} ${long < 0 ? 'W' : 'E'}`;
}
