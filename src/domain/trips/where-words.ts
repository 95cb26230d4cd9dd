import { isCampus } from './campus.ts';
import type { StopPlace, StopType } from './stop-place.ts';

const kindWords: Record<Exclude<StopType, 'x'>, string> = {
	college: 'College',
	hotel: 'Hotel',
	restaurant: 'Restaurant',
	poi: 'Sight',
	airport: 'Airport',
};

/** What a stop is and where: "Providence, RI", "Normal, AL, no guide yet", "Hotel in Providence, RI"; `own` is said of a custom place. */
export function whereWords(place: StopPlace, own = 'Your own place'): string {
	const { type, city, state } = place;
	const town = [city, state].filter(Boolean).join(', ');
	const kind = type === 'x' ? own : kindWords[type];
	if (type === 'college' && town) return town;
	if (isCampus(place)) return [town, 'no guide yet'].filter(Boolean).join(', ');
	return town ? `${kind} in ${town}` : kind;
}
