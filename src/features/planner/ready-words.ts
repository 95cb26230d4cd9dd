import type { Arriving } from '#content/arriving-guides.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { AppOnDevice } from '#pwa/app-on-device.ts';

interface ReadyFor {
	stops: number;
	/** Number of the trip's colleges that have a guide. */
	wanted: number;
	/** Number of those whose guide is missing on this device. */
	missing: number;
	state: Arriving['state'];
	/** The state of the app and its roads on this device. */
	app: AppOnDevice;
}

/** Says that a trip can be driven without a signal, or what is not here yet; `device` is "phone" or "computer". */
export function readyWords({ stops, wanted, missing, state, app }: ReadyFor, device: string): string {
	if (missing > 0 && state === 'coming') return `Getting the guides: ${wanted - missing} of ${wanted}`;
	if (missing > 0 && wanted === 1) return `Guide not on this ${device} yet`;
	if (missing > 0) return `${wanted - missing} of ${wanted} guides on this ${device}`;
	if (app === 'no_room') return `No room for the app on this ${device}`;
	if (app === 'no_app') return `App not on this ${device} yet`;
	if (app === 'no_map') return `Road map not on this ${device} yet`;
	return `Road-ready: ${allOf(stops)} on this ${device}`;
}

/**
 * Counts the guides that a trip needs, and those missing on this device. `isKnown` is false while the device still looks
 * one up, as for a college added a moment ago.
 */
export function guidesOf(
	{ stops }: Pick<Trip, 'stops'>,
	{ known, wanted, missing, state }: Arriving,
): { isKnown: boolean; wanted: number; missing: number } {
	const codes = stops.filter(({ place }) => place.type === 'college').map(({ place }) => Number(place.code));
	const ids = [...new Set(codes)].filter((id) => wanted.has(id));
	return {
		isKnown: codes.every((id) => state !== 'unknown' && known.has(id)),
		wanted: ids.length,
		missing: ids.filter((id) => missing.has(id)).length,
	};
}

function allOf(count: number): string {
	if (count === 1) return 'your stop is';
	return count === 2 ? 'both stops' : `all ${count} stops`;
}
