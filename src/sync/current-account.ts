import { useSyncExternalStore } from 'react';
import { sendSync } from '#api/sync.ts';
import { type AccountSync, openAccountSync } from './account-sync.ts';
import { onWakeUp } from './wake-ups.ts';

/** The account whose trips this page shows and keeps in step; null for a visitor. */
let current: AccountSync | null = null;
let stopListening: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Opens the saved trips of the account that is signed in; `onSignedOut` is called when another tab signs it out. */
export function openAccount(accountId: string, onSignedOut: () => void): AccountSync {
	if (current?.accountId === accountId) return current;
	closeAccount();
	const account = openAccountSync({
		accountId,
		send: sendSync,
		onSignedOut: () => {
			closeAccount();
			onSignedOut();
		},
	});
	stopListening = onWakeUp((call) => void account.call(call));
	show(account);
	return account;
}

/** Leaves the account in this tab; its database stays. To delete that too, `forget` the account first. */
export function closeAccount(): void {
	stopListening?.();
	stopListening = null;
	current?.end();
	show(null);
}

/** The account of this page; re-renders when another is opened. */
export function useCurrentAccount(): AccountSync | null {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => current,
		() => null,
	);
}

function show(account: AccountSync | null) {
	current = account;
	for (const listener of listeners) listener();
}
