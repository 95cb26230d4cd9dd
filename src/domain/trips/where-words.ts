import type { StopPlace, StopType } from './stop-place.ts';

const kindWords: Record<Exclude<StopType, 'x'>, string> = {
	college: 'College',
	hotel: 'Hotel',
	restaurant: 'Restaurant',
	poi: 'Sight',
	airport: 'Airport',
};

/** What a stop is and where: "Providence, RI", "Hotel in Providence, RI"; `own` is said of a custom place. */
export function whereWords({ type, city, state }: StopPlace, own = 'Your own place'): string {
	const town = [city, state].filter(Boolean).join(', ');
	const kind = type === 'x' ? own : kindWords[type];
	if (type === 'college' && town) return town;
	return town ? `${kind} in ${town}` : kind;
}
