import { orWarn } from '#db/or-warn.ts';
import type { Account } from '#domain/accounts/account.ts';
import { hasEverything } from '#domain/billing/subscription.ts';
import { serverNow } from '#runtime/server-clock.ts';
import { confirmAgain, noteEnded } from '#session/confirm-session.ts';
import { hasLeftOnPurpose } from '#session/leave-on-purpose.ts';
import { hasSessionCookie, isSessionLost, onSessionChange, readSession } from '#session/session.ts';
import { onSessionEnd } from '#session/session-end.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { closeAccount, openAccount } from '#sync/current-account.ts';
import { keepLostAccounts, leaveOtherAccounts } from '#sync/leave-others.ts';
import { isSessionInDoubt } from '#sync/status.ts';
import { retryForPlan } from '#sync/tray.ts';
import { retryRefusedWrites } from '#trips/saved-store.ts';

/** A server that keeps changing its mind about who is signed in must not be asked endlessly. */
const RESUME_MS = 30_000;

let resumedAt = Number.NEGATIVE_INFINITY;
/** The account and plan for which the server last confirmed room for everything; null if it did not. */
let roomy: string | null = null;
let leaving: Promise<boolean> = Promise.resolve(false);

/**
 * Keeps the signed-in person's saved trips open on this page, and nobody else's. `onEnded` is called when a session
 * turns out to have ended unexpectedly; it receives whether this device holds unsent edits, and the session's own
 * words, if any.
 */
export function followAccount(onEnded: (hasUnsent: boolean, words: string | null) => void) {
	onSessionChange(follow);
	follow();
	onSessionEnd((words) => void leaving.then((hasUnsent) => onEnded(hasUnsent, words)));
}

function follow() {
	const { account, isSignedIn, isFresh } = readSession();
	if (account) {
		const open = openAccount(account.id, {
			onSignedOut: () => void confirmAgain(),
			onDoubt: () => void doubtAccount(),
		});
		void retryRefusedWrites(open);
		if (isFresh) {
			resume(open);
			fillNewRoom(open, account);
		}
	} else if (!isSignedIn) closeAccount();
	// Without a signal, what we know may be stale: delete nothing.
	if (!isFresh) return;
	leaving = isSessionLost() ? keepLostAccounts() : leaveOtherAccounts(account?.id ?? null);
}

/** Resumes after a stop: the server has just confirmed that this account is signed in. */
function resume(account: AccountSync) {
	if (!isSessionInDoubt(account.phase.get()) || performance.now() - resumedAt < RESUME_MS) return;
	resumedAt = performance.now();
	void account.resume();
}

/**
 * Resends what a smaller plan had no room for, once for each plan that the server confirms; edits refused again wait
 * for the person.
 */
function fillNewRoom(open: AccountSync, account: Account) {
	const before = roomy;
	roomy = hasEverything(account, serverNow()) ? `${account.id} ${account.subscription_type}` : null;
	if (roomy === null || roomy === before) return;
	void orWarn('What the plan has room for now stays in the tray', () => retryForPlan(open));
}

/** Checks after the server has said that nobody, or somebody else, is signed in; `follow` does the rest. */
export async function doubtAccount(): Promise<void> {
	if (await hasLeftOnPurpose(readSession().account?.id)) return;
	// When the server has ended the session, it removes the cookie.
	await (hasSessionCookie() ? confirmAgain() : noteEnded());
}
