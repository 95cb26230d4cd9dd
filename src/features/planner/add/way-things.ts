import type { WayLeg } from '#domain/roads/on-the-way.ts';
import { nextDriveOf } from '#domain/schedule/on-the-road.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { placeStop } from '#domain/trips/stop-places.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import type { Instant } from '#domain/zone-time.ts';
import { placesOnDevice } from '../near-stop.ts';
import type { PlannerState } from '../planner-context.ts';
import { listCampuses } from './find-colleges.ts';

/** A campus or place that may be on the way. */
export interface WayThing {
	lat: number;
	long: number;
	kind: 'campus' | 'place';
	place: StopPlace;
	/** Its kind or its location. */
	detail: string;
	hasGuide: boolean;
}

/** Candidates on the way; `lacks` says what is missing from the campuses. */
export interface WayThings {
	things: WayThing[];
	lacks: string;
}

/** Reads all campuses in the country and the places in the guides on this device; makes no request. */
export async function loadWayThings(): Promise<WayThings> {
	const [{ campuses, lacks }, places] = await Promise.all([listCampuses(), placesOnDevice()]);
	const things = [
		...campuses.map(({ place, detail, hasGuide }) => thing({ kind: 'campus', place, detail, hasGuide })),
		...places.map((each) => {
			const place = placeStop(each);
			return thing({ kind: 'place', place, detail: each.note || whereWords(place), hasGuide: false });
		}),
	];
	return { things, lacks };
}

function thing(facts: Omit<WayThing, 'lat' | 'long'>): WayThing {
	const { lat, long } = facts.place;
	return { lat, long, ...facts };
}

/**
 * Returns the legs with a known drive that are not over yet: from the stop that driving mode is heading for, or else
 * according to the plan. All of them once the trip is over.
 */
export function legsAhead(
	{ trip: { stops }, estimate, outlook }: Pick<PlannerState, 'trip' | 'estimate' | 'outlook'>,
	noted: string | null,
	now: Instant,
): WayLeg[] {
	const next = outlook ? nextDriveOf(outlook, noted, now) : 0;
	return estimate.legs.flatMap((leg, index): WayLeg[] => {
		const [from, to] = [stops[index]?.place, stops[index + 1]?.place];
		const at = index + 1;
		return leg && from && to && at >= next ? [{ from, to, line: leg.line, at }] : [];
	});
}
