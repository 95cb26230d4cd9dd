import {
	BedDouble,
	Binoculars,
	GraduationCap,
	House,
	type LucideIcon,
	MapPin,
	Milestone,
	Plane,
	Utensils,
} from 'lucide-react';
import type { PlaceType } from '#domain/places/place.ts';
import { findColleges } from './find-colleges.ts';
import { findAirports, findTownStops } from './find-elsewhere.ts';
import type { FindStops } from './found-stop.ts';

/** A kind of stop to search for by name. */
export interface SearchKind {
	id: 'college' | 'airport' | 'town';
	word: string;
	icon: LucideIcon;
	find: FindStops;
	label: string;
	placeholder: string;
	/** Shown when nothing was found. */
	nothing: string;
}

/** A kind of stop to pick from places near another stop. */
export interface NearKind {
	id: Exclude<PlaceType, 'airport'>;
	word: string;
	/** The singular, for running text. */
	one: string;
	icon: LucideIcon;
}

export const searchKinds: readonly [SearchKind, ...SearchKind[]] = [
	{
		id: 'college',
		word: 'Colleges',
		icon: GraduationCap,
		find: findColleges,
		label: 'College to add',
		placeholder: 'Search for a college',
		nothing: 'No college by that name',
	},
	{
		id: 'airport',
		word: 'Airports',
		icon: Plane,
		find: findAirports,
		label: 'Airport to add',
		placeholder: 'Code, city or name',
		nothing: 'No airport by that code, city or name',
	},
	{
		id: 'town',
		word: 'Towns',
		icon: MapPin,
		find: findTownStops,
		label: 'Town to add',
		placeholder: 'Northampton MA',
		nothing: 'No town by that name',
	},
];

/** A place that is not in any list, set by a tap on the map. */
export const ownKind = { id: 'own', word: 'My place', icon: House } as const;

/** Places near the road between stops. */
export const wayKind = { id: 'way', word: 'On the way', icon: Milestone } as const;

export const nearKinds: readonly NearKind[] = [
	{ id: 'hotel', word: 'Hotels', one: 'hotel', icon: BedDouble },
	{ id: 'restaurant', word: 'Restaurants', one: 'restaurant', icon: Utensils },
	{ id: 'poi', word: 'Sights', one: 'sight', icon: Binoculars },
];
