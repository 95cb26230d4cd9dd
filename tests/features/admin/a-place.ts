import type { AdminPlace } from '#domain/places/edit-place.ts';

/** The college whose places are edited. */
export const campus = { lat: 41, long: -81, city: 'Kent', state_abbreviation: 'OH', ipeds_id: 7 };

/** A hotel near it, as saved. */
export const inn = {
	place_id: 'p_1',
	name: 'The Inn',
	type: 'hotel',
	note: '',
	lat: 41,
	long: -81.1,
	revision: 3,
	city: 'Kent',
	state_abbreviation: 'OH',
	phone: null,
	website: null,
} as unknown as AdminPlace;
