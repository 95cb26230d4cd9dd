import { labels } from '../field-labels.ts';

const { type: _, ...lines } = labels.place;

/** A place as typed, one line per field. */
export const placeLines = Object.entries(lines) as [keyof typeof lines, string][];

/** The kinds of places that editors add. */
export const placeTypeWords = { hotel: 'Hotel', restaurant: 'Restaurant', poi: 'Sight' };
