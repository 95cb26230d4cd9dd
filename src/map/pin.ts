import type { Point } from '#domain/geo.ts';
import type { PlaceType } from '#domain/places/place.ts';

export type PinKind = 'college' | PlaceType | 'custom';

/** Something marked on a map. */
export interface MapPin extends Point {
	id: string;
	kind: PinKind;
	name: string;
	/** A stop's place in its trip, painted on a college's blaze. */
	number?: number;
	/** Makes it a link to this page. */
	href?: string;
}

const KIND_WORDS: Record<PinKind, string> = {
	college: 'College',
	hotel: 'Hotel',
	restaurant: 'Restaurant',
	poi: 'Sight',
	airport: 'Airport',
	custom: 'Your place',
};

/** "Stop 3, Brown University", "Hotel, Graduate Providence": what a screen reader says. */
export function pinLabel({ kind, name, number }: MapPin): string {
	return `${number === undefined ? KIND_WORDS[kind] : `Stop ${number}`}, ${name}`;
}
