import { confirmAgain } from '#session/confirm-session.ts';
import { hasLeftOnPurpose } from '#session/leave-on-purpose.ts';
import { onSessionChange, readSession } from '#session/session.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { closeAccount, isInDoubt, openAccount } from '#sync/current-account.ts';
import { leaveOtherAccounts } from '#sync/leave-others.ts';

/** A server that keeps changing its mind about whether somebody is signed in must not be asked endlessly. */
const RESUME_MS = 30_000;

let resumedAt = Number.NEGATIVE_INFINITY;
let doubt: () => void = () => void confirmAgain();
let leaving: Promise<boolean> = Promise.resolve(false);

/**
 * Keeps the signed-in person's saved trips open on this page, and nobody else's. `onEnded` is called when a session
 * turns out to have ended unexpectedly, with whether edits of it wait on this device.
 */
export function followAccount(onEnded: (hasUnsent: boolean) => void) {
	const onDoubt = () => void resolveDoubt(onEnded);
	doubt = onDoubt;
	onSessionChange(() => follow(onDoubt));
	follow(onDoubt);
}

/** The server has said that nobody, or somebody else, is signed in. */
export const doubtAccount = () => doubt();

function follow(onDoubt: () => void) {
	const { account, isSignedIn, isFresh } = readSession();
	if (account) {
		const open = openAccount(account.id, { onSignedOut: () => void confirmAgain(), onDoubt });
		if (isFresh) resume(open);
	} else if (!isSignedIn) closeAccount();
	// Without a signal, what we know may be stale: delete nothing.
	if (isFresh) leaving = leaveOtherAccounts(account?.id ?? null);
}

/** Resumes after a stop: the server has just said that this account is signed in. */
function resume(account: AccountSync) {
	if (!isInDoubt(account) || performance.now() - resumedAt < RESUME_MS) return;
	resumedAt = performance.now();
	void account.resume();
}

/** Sync was told that nobody, or somebody else, is signed in: finds out, and `follow` does the rest. */
async function resolveDoubt(onEnded: (hasUnsent: boolean) => void) {
	const { account } = readSession();
	const isNoNews = () => hasLeftOnPurpose(account?.id);
	if (await isNoNews()) return;
	const { isSignedIn } = await confirmAgain();
	if (!isSignedIn && !(await isNoNews())) onEnded(await leaving);
}
