import { sendSync } from '#api/sync.ts';
import { observable, useObservable } from '#runtime/observable.ts';
import { type AccountSync, openAccountSync } from './account-sync.ts';
import { isSessionInDoubt } from './status.ts';
import { onWakeUp } from './wake-ups.ts';

/** The account whose trips this page shows and syncs; null for a visitor. */
const current = observable<AccountSync | null>(null);
let stopListening: (() => void) | null = null;

/** Notified of what happens to an open account. */
interface Follower {
	/** Called when another tab signed it out or deleted it, and it is closed here. */
	onSignedOut: () => void;
	/** Called when the server says that nobody, or somebody else, is signed in; repeated at every wake-up. */
	onDoubt: () => void;
}

/**
 * Opens the signed-in account's saved trips; if they are already open, they stay as they are, even if their sync has
 * stopped.
 */
export function openAccount(accountId: string, { onSignedOut, onDoubt }: Follower): AccountSync {
	const open = current.get();
	if (open?.accountId === accountId) return open;
	closeAccount();
	const account = openAccountSync({
		accountId,
		send: sendSync,
		onSignedOut: () => {
			if (current.get() === account) closeAccount();
			onSignedOut();
		},
	});
	const isInDoubt = () => isSessionInDoubt(account.phase.get());
	const stopWaking = onWakeUp((call) => (isInDoubt() ? onDoubt() : void account.call(call)));
	const stopWatching = account.phase.subscribe(() => {
		if (isInDoubt()) onDoubt();
	});
	stopListening = () => {
		stopWaking();
		stopWatching();
	};
	current.set(account);
	return account;
}

/** Closes the account in this tab; its database stays. To delete that too, call `forget` first. */
export function closeAccount(): void {
	stopListening?.();
	stopListening = null;
	current.get()?.end();
	current.set(null);
}

/** Returns this page's account; null for a visitor, and until it is known who is signed in. */
export const currentAccount = current.get;

/** Calls back when another account opens, or the account closes; returns the function that stops it. */
export const onAccountChange = current.subscribe;

/** Returns this page's account, and re-renders when another one opens. */
export const useCurrentAccount = (): AccountSync | null => useObservable(current);
