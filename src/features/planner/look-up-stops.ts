import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { readPlacesOfId } from '#api/query.ts';
import { loadCampuses } from '#content/campuses.ts';
import { loadCatalogue } from '#content/catalogue.ts';
import type { Place } from '#domain/places/place.ts';
import { campusOfCode, campusStop, collegeStop } from '#domain/trips/campus.ts';
import {
	catalogueKey,
	type DroppedCode,
	decodeStops,
	placeKey,
	resolveStopCodes,
	type StopCode,
} from '#domain/trips/stop-code.ts';
import type { StopPlace } from '#domain/trips/stop-place.ts';
import { placeStop } from '#domain/trips/stop-places.ts';
import { withOpenGuides } from '#trips/with-open-guides.ts';
import { loadAirports } from './airports.ts';
import { placesOnDevice } from './near-stop.ts';

/** The stops named by a comma-separated list of codes. */
export interface LookedUp {
	stops: StopPlace[];
	dropped: DroppedCode[];
	/** Why some of the dropped ones could not be looked up; null if all could. */
	failure: ApiErrorCode | null;
}

type Catalogued = Extract<StopCode, { code: string }>;

/** Longer than ten stops with long names, but too short to tie up a phone. */
const LONGEST_LIST = 20_000;
const LONGEST_ID = 100;

/** Looks up the stops a share link names: on this device first, then on the server. Any text is safe to pass. */
export async function lookUpStops(text: string): Promise<LookedUp> {
	const { codes, dropped: unread } = decodeStops(text.slice(0, LONGEST_LIST));
	const wanted = codes.filter((code): code is Catalogued => 'code' in code);
	const known = new Map<string, StopPlace>();
	await addKnownOnDevice(known, wanted);
	const unlisted = await addKnownCampuses(known, wanted);
	const failure = (await addKnownOnServer(known, wanted)) ?? unlisted;
	const { stops, dropped } = resolveStopCodes(codes, (type, code) => known.get(catalogueKey({ type, code })));
	const named = await withOpenGuides({ stops: (await withCampuses(stops)).map((place) => ({ place })) });
	return { stops: named.stops.map(({ place }) => place), dropped: [...unread, ...dropped], failure };
}

async function withCampuses(stops: StopPlace[]): Promise<StopPlace[]> {
	if (!stops.some(({ type }) => type === 'x')) return stops;
	// Without the list, they remain the family's own places, complete as they came.
	const campuses = (await loadCampuses()) ?? [];
	return stops.map((stop) => campusOfCode(stop, campuses));
}

async function addKnownOnDevice(known: Map<string, StopPlace>, wanted: Catalogued[]): Promise<void> {
	const types = new Set(wanted.map(({ type }) => type));
	const note = (stop: StopPlace) => known.set(placeKey(stop), stop);
	if (types.has('college')) (await loadCatalogue()).colleges.map(collegeStop).forEach(note);
	if (types.has('airport'))
		for (const airport of await loadAirports()) note(placeStop({ ...airport, type: 'airport' }));
	if (types.has('hotel') || types.has('restaurant') || types.has('poi'))
		(await placesOnDevice()).map(placeStop).forEach(note);
}

/**
 * Adds as campuses the colleges that the catalogue here lacks, because their guide opened recently or closed; returns
 * why the list of campuses could not be read, or null.
 */
async function addKnownCampuses(
	known: Map<string, StopPlace>,
	wanted: Catalogued[],
): Promise<ApiErrorCode | null> {
	const missing = wanted.filter(
		({ type, code }) => type === 'college' && !known.has(catalogueKey({ type, code })),
	);
	if (missing.length === 0) return null;
	const campuses = await loadCampuses();
	if (campuses === null) return 'no_signal';
	for (const { type, code } of missing) {
		const campus = campuses.find(({ ipeds_id }) => String(ipeds_id) === code);
		if (campus) known.set(catalogueKey({ type, code }), campusStop(campus));
	}
	return null;
}

/** Asks the server for the places that are not on this device; returns why it could not be asked, or null. */
async function addKnownOnServer(
	known: Map<string, StopPlace>,
	wanted: Catalogued[],
): Promise<ApiErrorCode | null> {
	const missing = wanted.filter(
		({ type, code }) =>
			type !== 'college' && code.length <= LONGEST_ID && !known.has(catalogueKey({ type, code })),
	);
	const answers = await Promise.all(missing.map(({ code }) => askServer(code)));
	for (const place of answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer))) {
		const stop = placeStop(place);
		known.set(placeKey(stop), stop);
	}
	return answers.find((answer) => typeof answer === 'string') ?? null;
}

/** Returns the places with this id, none if the server knows none; or why it could not be asked. */
async function askServer(id: string): Promise<Place[] | ApiErrorCode> {
	try {
		return await readPlacesOfId(id);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// A malformed id names nothing.
		return error.code === 'bad_query' ? [] : error.code;
	}
}
