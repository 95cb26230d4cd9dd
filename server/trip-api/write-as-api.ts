import { type Change, sameJson } from '#domain/sync/cell.ts';
import { API_DEVICE, type IdPrefix } from '#domain/sync/id.ts';
import { SYNC_VERSION, type SyncRequest } from '#domain/sync/wire.ts';
import { refusalWords } from '#domain/trips/refusal-words.ts';
import { type NearbyOf, type SavedTrip, savedTripOf } from '#domain/trips/saved-trip.ts';
import { type Trip, tripFromCells } from '#domain/trips/trip.ts';
import { noSuchTrip, Problem } from '#server/http/problems.ts';
import { tooMany } from '#server/rate-limits/refuse.ts';
import { randomId } from '#server/secrets/random.ts';
import type { SyncStore } from '#server/sync/store.ts';

/** An edit of one trip by another API client; `changes` receives the current trip, or null when there is none. */
interface ApiEdit {
	accountId: string;
	tripId: string;
	changes: (trip: Trip | null) => Change[];
}

/**
 * Creates the function that writes such an edit, all or nothing, by the same rules as a device's. Each client is
 * assumed to have seen the others' last write.
 */
export function createApiWriter(sync: SyncStore, nearbyOf: NearbyOf, now: () => Date) {
	return async ({ accountId, tripId, changes }: ApiEdit): Promise<SavedTrip> => {
		const served = await sync.serveWhole(accountId, (reader) => {
			const cells = reader.trip(accountId, tripId)?.cells;
			const wanted = changes(cells ? tripFromCells(tripId, cells) : null);
			const news = wanted.filter(({ path, value }) => !sameJson(cells?.get(path)?.v, value));
			const first = reader.watermark(accountId, API_DEVICE) + 1;
			return requestOf(news, { tripId, first, t: now().getTime(), newId: randomId });
		});
		if ('wait' in served) throw tooMany(served.wait);
		const refused = served.response.acks.find(({ verdict }) => verdict === 'refused');
		if (refused) throw new Problem('trip_refused', `${refusalWords(refused.code ?? '')}.`);
		const trip = sync.reader.trip(accountId, tripId);
		if (!trip) throw noSuchTrip();
		return savedTripOf(tripId, trip, nearbyOf);
	};
}

interface Numbering {
	tripId: string;
	first: number;
	t: number;
	newId: (prefix: IdPrefix) => string;
}

function requestOf(changes: readonly Change[], { tripId, first, t, newId }: Numbering): SyncRequest {
	return {
		v: SYNC_VERSION,
		device: API_DEVICE,
		epoch: null,
		cursor: 0,
		clientNow: t,
		limit: 1,
		ops: changes.map(({ path, value }, index) => ({
			id: newId('o_'),
			seq: first + index,
			trip: tripId,
			path,
			value,
			t,
			// These clients do not say what they have seen, so a device's replaced value goes to history.
			base: 0,
		})),
	};
}
