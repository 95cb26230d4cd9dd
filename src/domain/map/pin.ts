import type { Point } from '../geo.ts';
import type { PlaceType } from '../places/place.ts';
import type { Spot } from './view.ts';

export type PinKind = 'college' | PlaceType | 'custom';

/** Something marked on a map. */
export interface MapPin extends Point {
	id: string;
	kind: PinKind;
	name: string;
	/** A stop's number in its trip, painted on a college's blaze. */
	number?: number;
	/** Makes the pin a link to this page. */
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

/** A pin's label for screen readers: "Stop 3, Brown University", "Hotel, Graduate Providence". */
export function pinLabel({ kind, name, number }: MapPin): string {
	return `${number === undefined ? KIND_WORDS[kind] : `Stop ${number}`}, ${name}`;
}

/** The label for pins that share a marker: "Tufts University, Harvard University and Boston College. Zoom in". */
export function pileLabel(pins: MapPin[]): string {
	const names = pins.map(({ name }) => name);
	return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Zoom in`;
}

/** The text on a marker of several pins: "3–5" for consecutive stops, "3,5" for two others, else their number. */
export function pileWords(pins: MapPin[]): string {
	const numbers = pins.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
	const [first] = numbers;
	if (first === undefined || numbers.length < pins.length) return `×${pins.length}`;
	const isRun = numbers.every((number, at) => number === first + at);
	if (isRun) return `${first}–${numbers.at(-1)}`;
	return numbers.length === 2 ? numbers.join(',') : `×${numbers.length}`;
}

const HALF: Record<PinKind, Spot> = {
	college: { x: 13.5, y: 17.5 },
	hotel: { x: 13.5, y: 13.5 },
	restaurant: { x: 13.5, y: 13.5 },
	poi: { x: 15, y: 15 },
	airport: { x: 14, y: 14 },
	custom: { x: 12, y: 12 },
};
/** Small marks on crowded maps are drawn smaller than this, but a finger needs this much. */
const SMALL: Spot = { x: 12, y: 12 };

/** Width of a marker's halo, in pixels. */
export const HALO = 4;

/** Half a marker's size in pixels, without its halo. */
export const markerHalf = (kind: PinKind, isSmall: boolean): Spot => (isSmall ? SMALL : HALF[kind]);
