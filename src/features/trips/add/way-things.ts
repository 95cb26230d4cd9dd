import type { StopPlace } from '#domain/trips/stop-place.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { placeStop } from '#trips/stop-places.ts';
import { placesOnDevice } from '../near-stop.ts';
import { listCampuses } from './find-colleges.ts';

/** Something that may lie on the way. */
export interface WayThing {
	lat: number;
	long: number;
	kind: 'campus' | 'place';
	place: StopPlace;
	/** What it is, or where. */
	detail: string;
	hasGuide: boolean;
}

/** All campuses of the country, and the places of the guides that this device keeps; asks nobody. */
export async function loadWayThings(): Promise<WayThing[]> {
	const [campuses, places] = await Promise.all([listCampuses(), placesOnDevice()]);
	return [
		...campuses.map(({ place, detail, hasGuide }) => thing('campus', place, detail, hasGuide)),
		...places.map((each) => {
			const place = placeStop(each);
			return thing('place', place, each.note || whereWords(place), false);
		}),
	];
}

function thing(kind: WayThing['kind'], place: StopPlace, detail: string, hasGuide: boolean): WayThing {
	return { lat: place.lat, long: place.long, kind, place, detail, hasGuide };
}
