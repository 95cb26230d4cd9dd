import { labels } from '../field-labels.ts';

const { type: _, ...lines } = labels.place;

/** A place as typed, one line per field. */
export const placeLines = Object.entries(lines) as [keyof typeof lines, string][];

export const placeHints: Partial<Record<keyof typeof lines, string>> = {
	note: '60 characters at most',
	state_abbreviation: 'Two letters',
};

/** The kinds of places that editors add. */
export const placeTypeWords = { hotel: 'Hotel', restaurant: 'Restaurant', poi: 'Sight' };
