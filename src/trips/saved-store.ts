import { useSyncExternalStore } from 'react';
import { observable } from '#runtime/observable.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { refusedTargets } from '#sync/held-changes.ts';
import type { NotSaved } from '#sync/not-saved.ts';
import { TripStore } from './trip-store.ts';

/** A saved trip whose last write the device refused. */
export interface RefusedWrite {
	store: TripStore;
	refusal: NotSaved;
}

const NONE: readonly RefusedWrite[] = [];
const storesByAccount = new WeakMap<AccountSync, Map<string, TripStore>>();
const refusedByAccount = observable<ReadonlyMap<AccountSync, readonly RefusedWrite[]>>(new Map());

/** Returns the store of an account's saved trip; the same object as long as the account is open. */
export function savedStore(account: AccountSync, tripId: string): TripStore {
	const stores = storesByAccount.get(account) ?? new Map<string, TripStore>();
	storesByAccount.set(account, stores);
	const { db, edit } = account;
	const known = stores.get(tripId);
	if (known) return known;
	const store = new TripStore({ db, target: tripId, account, edit: (changes) => edit(tripId, changes) });
	store.subscribe(() => noteRefusal(account, store));
	stores.set(tripId, store);
	return store;
}

/** Returns the account's writes that this device refused, latest last. */
export function refusedWrites(account: AccountSync): readonly RefusedWrite[] {
	return refusedByAccount.get().get(account) ?? NONE;
}

/** Returns the same, and re-renders on changes. */
export function useRefusedWrites(account: AccountSync): readonly RefusedWrite[] {
	const read = () => refusedWrites(account);
	return useSyncExternalStore(refusedByAccount.subscribe, read, read);
}

/**
 * Tries again to write what this device refused, even before this page closed the account and opened it again: what is
 * refused again is shown with its trip.
 */
export async function retryRefusedWrites(account: AccountSync): Promise<void> {
	for (const tripId of refusedTargets(account.db))
		await savedStore(account, tripId).attempt(() => account.edit(tripId, []));
}

function noteRefusal(account: AccountSync, store: TripStore) {
	const { refusal } = store.writes();
	const before = refusedWrites(account);
	if (refusal === (before.find((each) => each.store === store)?.refusal ?? null)) return;
	const others = before.filter((each) => each.store !== store);
	const after = refusal ? [...others, { store, refusal }] : others;
	refusedByAccount.set(new Map(refusedByAccount.get()).set(account, after));
}
