import * as z from 'zod/mini';
import { contentRevision } from '#api/api-address.ts';
import { ApiError } from '#api/api-error.ts';
import { queryPaths } from '#api/query.ts';
import { getIfChanged, type Versioned } from '#api/request.ts';
import { type Guide, guideSchema } from '#domain/colleges/college.ts';
import type { CollegePage } from '#domain/pages/island.ts';
import { guidedTypes, type PlaceType, placeSchema } from '#domain/places/place.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { noteAsked } from './ask-once.ts';
import { loadCatalogue } from './catalogue.ts';
import { announceContentChange } from './content-change.ts';
import {
	forgetGuide,
	guideCopy,
	noteGuideViewed,
	readGuide,
	type StoredGuide,
	writeGuide,
} from './device.ts';
import { refreshBehind } from './refresh-behind.ts';

export interface GuideOnDevice extends Omit<CollegePage, 'guide'> {
	guide: CollegePage['guide'];
	/** When the server last confirmed it, epoch milliseconds; null if this page has it but the device does not. */
	refreshedAt: number | null;
}

/** A guide confirmed within this time, in ms, is not checked for news: an editor at work saves often. */
const FRESH_MS = 600_000;

/** Guides still without their places: on a weak signal, we do not fetch the same half twice. */
const halves = new Map<number, Versioned<Guide> & { revision: number | undefined }>();
const fetching = new Map<number, Promise<StoredGuide>>();

/** Returns the guide from this device, and refreshes it in the background; undefined if it was never here. */
export async function loadGuideHere(ipedsId: number): Promise<GuideOnDevice | undefined> {
	const stored = await readGuide(ipedsId);
	const shown = stored ?? guideCopy(ipedsId);
	if (!shown) return undefined;
	const viewed_at = Date.now();
	void refreshGuide({ ...shown, viewed_at });
	void noteGuideViewed(ipedsId, viewed_at);
	return withState(shown, stored);
}

/**
 * Fetches a guide that was never here from the server.
 * @throws ApiError `college_not_found` when there is none, `no_signal` when it cannot be fetched
 */
export async function loadNewGuide(ipedsId: number): Promise<GuideOnDevice> {
	const viewed_at = Date.now();
	const fetched = await fetchNew(ipedsId);
	void noteGuideViewed(ipedsId, viewed_at);
	return withState(fetched, await readGuide(ipedsId));
}

/** Fetches a guide that is not on this device yet. @throws ApiError when that fails. */
export async function bringGuide(ipedsId: number): Promise<void> {
	if (!(await readGuide(ipedsId))) await fetchNew(ipedsId);
}

/** True if the server may have news of a guide that is on this device, or of the articles about its college. */
export async function mayHaveNews(ipedsId: number): Promise<boolean> {
	const stored = await readGuide(ipedsId);
	return stored !== undefined && mayBeBehind(stored);
}

/** Asks the server about a guide on this device, if there was news since it was confirmed. */
export async function confirmGuide(ipedsId: number): Promise<void> {
	const stored = await readGuide(ipedsId);
	if (stored && mayBeBehind(stored)) await refreshGuide(stored);
}

/** Stores the guide that came with the document, as of that revision, so that it opens without a signal from now on. */
export async function storeGuide({ guide, places }: CollegePage, revision: number): Promise<void> {
	const { ipeds_id } = guide;
	noteAsked(askedAs(ipeds_id));
	const now = Date.now();
	await writeGuide({ ipeds_id, guide, places, etag: null, revision, refreshed_at: now, viewed_at: now });
}

function mayBeBehind({ revision, refreshed_at }: StoredGuide): boolean {
	const latest = contentRevision();
	if (latest === undefined || revision === latest) return false;
	return Math.abs(Date.now() - refreshed_at) >= FRESH_MS;
}

function refreshGuide(stored: StoredGuide): Promise<void> {
	const { ipeds_id } = stored;
	const ask = async () => {
		const fresh = await fetchGuide(ipeds_id, stored);
		if (!sameJson(guideAndPlaces(fresh), guideAndPlaces(stored))) announceContentChange();
	};
	return refreshBehind(askedAs(ipeds_id), ask, {
		words: 'A guide could not be refreshed',
		// An editor closed it: the page asks again and learns that there is none.
		college_not_found: async () => {
			await forgetGuide(ipeds_id);
			announceContentChange();
		},
	});
}

const askedAs = (ipedsId: number) => `guide ${ipedsId}`;

/** Leaves out what no reader sees: the ETags and times. */
const guideAndPlaces = ({ guide, places }: StoredGuide) => [guide, places];

/** One request for all who want the guide: the page, which may reload meanwhile, and the trips. */
function fetchNew(ipedsId: number): Promise<StoredGuide> {
	const fetched = fetching.get(ipedsId) ?? fetchGuide(ipedsId).finally(() => fetching.delete(ipedsId));
	fetching.set(ipedsId, fetched);
	return fetched;
}

async function fetchGuide(ipedsId: number, stored?: StoredGuide): Promise<StoredGuide> {
	const half = (!stored && halves.get(ipedsId)) || (await fetchHalf(ipedsId, stored));
	if (!stored) halves.set(ipedsId, half);
	const { value: guide, etag, revision } = half;
	const { value: near, etag: places_etag } = await getIfChanged(
		queryPaths.placesNear(guide),
		z.array(placeSchema),
		stored && { value: stored.places, etag: stored.places_etag ?? null },
	);
	const row: StoredGuide = {
		...stored,
		// Somebody may have opened the guide meanwhile.
		...(stored && (await readGuide(ipedsId))),
		ipeds_id: ipedsId,
		guide,
		places: near.filter(({ type }) => (guidedTypes as readonly PlaceType[]).includes(type)),
		etag,
		places_etag,
		revision,
		refreshed_at: Date.now(),
	};
	await writeGuide(row);
	halves.delete(ipedsId);
	return row;
}

async function fetchHalf(ipedsId: number, stored: StoredGuide | undefined) {
	const revision = contentRevision();
	const before = stored && { value: stored.guide, etag: stored.etag };
	return { ...(await getIfChanged(queryPaths.guide(ipedsId), guideSchema, before)), revision };
}

async function withState(
	{ guide, places }: StoredGuide,
	stored: StoredGuide | undefined,
): Promise<GuideOnDevice> {
	const { states } = await loadCatalogue();
	const state = states.find(({ state_abbreviation }) => state_abbreviation === guide.state_abbreviation);
	if (!state) throw new ApiError('state_not_found');
	return { guide, places, state, refreshedAt: stored?.refreshed_at ?? null };
}
