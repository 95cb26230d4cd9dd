import type { AccountSync } from '#sync/account-sync.ts';
import { TripStore } from './trip-store.ts';

const storesByAccount = new WeakMap<AccountSync, Map<string, TripStore>>();

/** The store of an account's saved trip; the same object as long as the account is open. */
export function savedStore(account: AccountSync, tripId: string): TripStore {
	const stores = storesByAccount.get(account) ?? new Map<string, TripStore>();
	storesByAccount.set(account, stores);
	const { db, edit } = account;
	const store =
		stores.get(tripId) ??
		new TripStore({ db, target: tripId, account, edit: (changes) => edit(tripId, changes) });
	stores.set(tripId, store);
	return store;
}
