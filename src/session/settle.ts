import { ApiError } from '#api/api-error.ts';
import { getJson } from '#api/request.ts';
import { type Account, accountSchema, isAdmin } from '#domain/accounts/account.ts';
import { forgetAccount, keepAccount, readKnownAccount } from './known-account.ts';
import { hasSessionCookie, readSession, type Session, setSession, signedOut } from './session.ts';

let settling: Promise<Session> | undefined;

/**
 * Finds out who is signed in: from the server, else, with no signal, as last known here. A protected screen shows nothing
 * before. A visitor's device asks nothing.
 */
export function settleSession(): Promise<Session> {
	settling ??= settle().finally(() => {
		settling = undefined;
	});
	return settling;
}

/** Whether an admin is signed in; any failure means no. */
export async function settleAdmin(): Promise<boolean> {
	const { account } = await settleSession();
	return account !== null && isAdmin(account);
}

/** Notes that this person is signed in, because the server has just said so. */
export async function noteSignedIn(account: Account): Promise<Session> {
	const confirmedAt = Date.now();
	await keepAccount(account, confirmedAt);
	return learn({ isSignedIn: true, account, confirmedAt, isFresh: true });
}

/** Notes that nobody is signed in here any more, and forgets who was. */
export async function noteSignedOut(): Promise<Session> {
	await forgetAccount();
	return learn(signedOut);
}

async function settle(): Promise<Session> {
	if (!hasSessionCookie()) return noteSignedOut();
	if (readSession().account === null) await recall();
	try {
		const answer = await getJson('/account', accountSchema);
		return answer.unchanged ? readSession() : await noteSignedIn(answer.value);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code === 'not_signed_in') return noteSignedOut();
		return learn({ ...readSession(), isFresh: false });
	}
}

/** Takes the account as last known here. */
async function recall(): Promise<void> {
	const known = await readKnownAccount();
	if (!known) return;
	learn({ isSignedIn: true, account: known.account, confirmedAt: known.confirmed_at, isFresh: false });
}

function learn(session: Session): Session {
	setSession(session);
	return session;
}
