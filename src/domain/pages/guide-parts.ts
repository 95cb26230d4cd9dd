import type { Guide } from '../colleges/college.ts';
import type { Place } from '../places/place.ts';

/** One part of a guide: its text, and its places, nearest first. */
export interface GuidePart {
	title: 'Stay' | 'Eat' | 'Do';
	html: string;
	places: Place[];
}

/** A guide's parts in order, written or not, with the places it shows. */
export function guideParts(
	{ stay_html, eat_html, do_html }: Pick<Guide, 'stay_html' | 'eat_html' | 'do_html'>,
	places: readonly Place[],
): GuidePart[] {
	const ofType = (type: Place['type']) => places.filter((place) => place.type === type);
	return [
		{ title: 'Stay', html: stay_html, places: ofType('hotel') },
		{ title: 'Eat', html: eat_html, places: ofType('restaurant') },
		{ title: 'Do', html: do_html, places: ofType('poi') },
	];
}

/** True when a part is yet to come: it has no text and no known places. */
export const isToCome = ({ html, places }: GuidePart) => html === '' && places.length === 0;
