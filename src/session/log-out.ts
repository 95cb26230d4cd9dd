import { ApiError } from '#api/api-error.ts';
import { mayBeDone, unknownWords } from '#api/failure-kind.ts';
import type { AccountSync } from '#sync/account-sync.ts';
import { currentAccount, openAccount } from '#sync/current-account.ts';
import { forgetEdits } from '#sync/held-changes.ts';
import { type OnlyHere, readyToLogOut } from '#sync/only-here.ts';
import { showToast } from '#ui/toasts.ts';
import { confirmAgain } from './confirm-session.ts';
import { leaveOnPurpose } from './leave-on-purpose.ts';
import { countOwnTexts, hasOwnLetters } from './own-texts.ts';
import { readSession } from './session.ts';
import { signOut } from './sign-out.ts';
import { countTripTexts } from './trip-texts.ts';

/** What signing out would permanently delete. */
export interface AtStake extends OnlyHere {
	/** The number of back-office forms with something typed and not saved. */
	forms: number;
	/** The number of trip forms with something typed in this tab and not set. */
	texts: number;
	/** Whether a message to us was begun and not sent. */
	hasLetters: boolean;
}

/**
 * Sends unsent edits once and signs out. If something exists only on this device, returns that instead, so that the
 * person can decide first.
 */
export async function logOutOrAsk(): Promise<AtStake | null> {
	const known = readSession().account;
	const account = currentAccount() ?? (known && opened(known.id));
	const left = account ? await readyToLogOut(account) : NOTHING;
	const forms = known ? countOwnTexts(known.id) : 0;
	const texts = countTripTexts();
	const hasLetters = known !== null && hasOwnLetters(known.id);
	if (left.unsent + left.refused + forms + texts > 0 || hasLetters)
		return { ...left, forms, texts, hasLetters };
	await logOut(left);
	return null;
}

/**
 * Signs out here and at the provider, and goes to the home page; false when the server failed, which is then shown. The
 * person has agreed to lose what is `left`. Unread trips are left to `leaveOtherAccounts`, which deletes them unless
 * they have unsent edits. Edits that exist only in memory are then dropped at once.
 */
export async function logOut(left: OnlyHere): Promise<boolean> {
	const words = await leaveOnPurpose(() => leave(left));
	if (words !== null) showToast({ words });
	return words === null;
}

/** The back office shows no trips, so nothing has opened them yet. */
function opened(accountId: string): AccountSync {
	const ask = () => void confirmAgain();
	return openAccount(accountId, { onSignedOut: ask, onDoubt: ask });
}

const NOTHING: OnlyHere = { unsent: 0, refused: 0, isUnread: false };

async function leave(left: OnlyHere): Promise<string | null> {
	// Read now, because the page may close it before the server has answered.
	const account = currentAccount();
	try {
		location.assign(await signOut(() => forgetTrips(account, left)));
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return mayBeDone(error.code)
			? `${unknownWords(error.code, 'whether you are signed out')} Nothing was deleted here.`
			: 'You are still signed in: our server couldn’t sign you out. Nothing was deleted. Please try again.';
	}
}

async function forgetTrips(
	account: AccountSync | null,
	{ unsent, refused, isUnread }: OnlyHere,
): Promise<void> {
	if (account && isUnread) forgetEdits(account.db);
	else if (unsent + refused > 0) await account?.forget();
	// Nobody was asked about an edit made since.
	else await account?.forgetSent();
}
