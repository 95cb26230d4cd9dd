import type { Account } from '#domain/accounts/account.ts';
import { paths } from '#domain/paths.ts';
import { copySharedTrip } from '#domain/trips/copy-shared-trip.ts';
import type { SharedTrip } from '#domain/trips/trip-share.ts';
import { persistStorage } from '#pwa/persist-storage.ts';
import { knownSession } from '#session/confirm-session.ts';
import { readSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { currentAccount } from '#sync/current-account.ts';
import { type NotSaved, notSavedWords } from '#sync/not-saved.ts';
import { randomId } from '#sync/random-id.ts';
import { draftStore, hasDraft, setDraftAside } from '#trips/draft-store.ts';
import { limitWords } from '#trips/limit-words.ts';
import { accountPlanOf, hasRoomForTrip } from '#trips/plan-room.ts';
import { savedStore } from '#trips/saved-store.ts';
import type { TripStore } from '#trips/trip-store.ts';

/** The copy's address, and the words to show; no address if there is no copy, because the device refused. */
export interface Copied {
	to: string | null;
	words: string;
}

/** Copies a shared trip: to a saved trip of the reader's account, or to this device's draft. */
export async function saveCopy(trip: SharedTrip, device: string): Promise<Copied> {
	const known = readSession();
	const { account } = known.isFresh ? known : await knownSession();
	const saved = currentAccount();
	if (!account || !saved) return asDraft(trip, device, 'The copy is now your draft.');
	const noRoom = await whyNoRoom(trip, account, saved);
	return noRoom ? asDraft(trip, device, noRoom) : asSavedTrip(trip, device, saved);
}

async function asSavedTrip(trip: SharedTrip, device: string, account: AccountSync): Promise<Copied> {
	const tripId = randomId('t_');
	const refusal = await written(savedStore(account, tripId), trip);
	void persistStorage();
	// The planner would not find a trip that exists only in memory; among the saved trips it can be retried.
	return refusal
		? { to: paths.saved, words: notSavedWords(refusal.reason, device) }
		: { to: paths.planner(tripId), words: 'The copy is one of your saved trips.' };
}

async function asDraft(trip: SharedTrip, device: string, words: string): Promise<Copied> {
	const hasOther = await hasDraft();
	const aside = hasOther ? await setDraftAside() : null;
	if (aside?.saved === false)
		return { to: null, words: `${notSavedWords(aside.reason, device)} Your other draft stays open.` };
	const refusal = await written(draftStore, trip);
	const all = refusal ? notSavedWords(refusal.reason, device) : words;
	return { to: paths.tripPlanner, words: hasOther ? `${all} Your other draft is kept.` : all };
}

/**
 * Returns why the account's plan has no room for the trip, or null; trips saved by other devices in the meantime count,
 * too.
 */
async function whyNoRoom(
	{ stops }: SharedTrip,
	account: Account,
	saved: AccountSync,
): Promise<string | null> {
	const plan = accountPlanOf(account);
	if (stops.length > plan.stops) return `${limitWords.freeStops}, so the copy is a draft.`;
	if (plan.trips === Number.POSITIVE_INFINITY) return null;
	await saved.call('wake');
	const hasRoom = await hasRoomForTrip('', plan, saved);
	return hasRoom ? null : `${limitWords.freeTrips}, so the copy is a draft.`;
}

/** Writes the copy as an edit of that trip; resolves to why the device refused, which its banner then also shows. */
async function written(store: TripStore, trip: SharedTrip): Promise<NotSaved | null> {
	await store.write(copySharedTrip(trip, () => randomId('s_')));
	return store.writes().refusal;
}
