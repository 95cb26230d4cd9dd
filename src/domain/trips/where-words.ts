import { isCampus } from './campus.ts';
import type { StopPlace, StopType } from './stop-place.ts';

const kindWords: Record<Exclude<StopType, 'x'>, string> = {
	college: 'College',
	hotel: 'Hotel',
	restaurant: 'Restaurant',
	poi: 'Sight',
	airport: 'Airport',
};

/** For a campus without a guide, or with one that cannot be opened. */
const NO_GUIDE = 'no guide yet';

/** A stop's town: "Providence, RI"; empty if it has none. */
export const townWords = ({ city, state }: Pick<StopPlace, 'city' | 'state'>): string =>
	[city, state].filter(Boolean).join(', ');

/** Does the same for a campus without a guide: "Normal, AL, no guide yet". */
export const noGuideWords = (place: StopPlace): string =>
	[townWords(place), NO_GUIDE].filter(Boolean).join(', ');

/**
 * Returns a stop's kind and location: "Providence, RI", "Normal, AL, no guide yet", "Hotel in Providence, RI"; `own`
 * describes a custom place.
 */
export function whereWords(place: StopPlace, own = 'Your own place'): string {
	const { type } = place;
	const town = townWords(place);
	const kind = type === 'x' ? own : kindWords[type];
	if (type === 'college' && town) return town;
	if (isCampus(place)) return noGuideWords(place);
	return town ? `${kind} in ${town}` : kind;
}
