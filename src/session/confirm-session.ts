import { ApiError } from '#api/api-error.ts';
import { readAccount } from '#api/session.ts';
import type { Account } from '#domain/accounts/account.ts';
import { shareRuns } from '#domain/in-turn.ts';
import { sameJson } from '#domain/sync/cell.ts';
import { waitBriefly } from '#runtime/wait-briefly.ts';
import { forgetAccount, isAccountKnown, readKnownAccount, storeAccount } from './known-account.ts';
import { announceSessionChange } from './other-tabs.ts';
import { ownLetters } from './own-texts.ts';
import {
	hasSessionCookie,
	isSessionOver,
	readSession,
	type Session,
	setSession,
	signedOut,
} from './session.ts';
import { isEndExplained, noteWhose, reportEnd } from './session-end.ts';
import { noteTyper, noteVisitor } from './trip-texts.ts';

const confirming = shareRuns(confirm);

/**
 * Finds out who is signed in: from the server or, without a signal, as last known here. A visitor's device sends no
 * request.
 */
export const confirmSession = confirming.join;

/**
 * Returns the session a protected page starts from: the one stored here, confirmed in the background, which gets a
 * moment to arrive. If none is stored, the server's answer.
 */
export async function knownSession(): Promise<Session> {
	const confirmed = confirmSession();
	if (isSessionOver()) return confirmed;
	if (readSession().account === null) await recall();
	const { account, isFresh } = readSession();
	if (account === null) return confirmed;
	if (!isFresh) await waitBriefly(confirmed);
	return readSession();
}

/** Asks again, because something has happened since a request that may be on its way. */
export const confirmAgain = confirming.fresh;

/**
 * Notes that this person is signed in, as the server just said; if that is new, tells other tabs. Notes nothing once
 * they have signed out.
 */
export async function noteSignedIn(account: Account): Promise<Session> {
	const confirmedAt = Date.now();
	// What this page knew: a full device may refuse to store it, and each answer would then be news to all tabs, over
	// and over.
	const before = readSession().account ?? (await readKnownAccount())?.account;
	await storeAccount(account, confirmedAt);
	// The person may have signed out meanwhile: the account would open on this device again.
	if (!hasSessionCookie()) return noteSignedOut();
	const session = learn({ isSignedIn: true, account, confirmedAt, isFresh: true });
	// A new plan counts as news, too.
	if (!sameJson(before, account)) announceSessionChange();
	return session;
}

/** Notes that nobody is signed in here anymore, and forgets the account; if that is new, tells other tabs. */
export async function noteSignedOut(): Promise<Session> {
	await forgetAccount();
	const { isSignedIn } = readSession();
	const session = learn(signedOut);
	if (isSignedIn) announceSessionChange();
	return session;
}

/** Does the same once the server has ended the session, and tells a person who did not mean to leave. */
export async function noteEnded(): Promise<Session> {
	const session = await noteSignedOut();
	void reportEnd();
	return session;
}

async function confirm(): Promise<Session> {
	const mayBe = await maySomebodyBeSignedIn();
	// The reason is unknown: the person may have signed out in another tab.
	if (mayBe === false) return isEndExplained() ? noteEnded() : noteSignedOut();
	if (mayBe === undefined && !readSession().isSignedIn) return learn({ ...signedOut, isFresh: false });
	if (readSession().account === null) await recall();
	// An older version may have stored less of the account than is needed to name it.
	if (!readSession().isSignedIn && !isSessionOver())
		learn({ ...signedOut, isSignedIn: true, isFresh: false });
	try {
		return await noteSignedIn(await readAccount());
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code === 'not_signed_in') return noteEnded();
		// Without a signal, or if the server is in trouble: whoever was signed in still is, as far as we know.
		return learn({ ...readSession(), isFresh: false });
	}
}

/**
 * Tells whether the server must be asked; undefined when the device cannot tell whom it knows. A cookie that
 * disappeared without the server's word has expired or was cleared: an account stored here is then as last known.
 */
async function maySomebodyBeSignedIn(): Promise<boolean | undefined> {
	if (hasSessionCookie()) return true;
	const isKnown = !isSessionOver() && (await isAccountKnown());
	// Somebody may have signed in meanwhile.
	return hasSessionCookie() || isKnown;
}

/** Falls back to the account last known here. */
async function recall(): Promise<void> {
	const before = readSession();
	const known = await readKnownAccount();
	// Meanwhile the server may have answered, or somebody may have signed out.
	if (!known || readSession() !== before || isSessionOver()) return;
	learn({ isSignedIn: true, account: known.account, confirmedAt: known.confirmed_at, isFresh: false });
}

function learn(session: Session): Session {
	const { account, isSignedIn } = session;
	if (account) {
		noteWhose(account.id);
		noteTyper(account.id);
	} else if (!isSignedIn) noteVisitor();
	// Computed here, because on the contact page this code would be part of every first screen.
	setSession(account ? { ...session, letters: ownLetters(account.id) } : session);
	return session;
}
