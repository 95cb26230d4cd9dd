import { deleteAccount } from '#api/account.ts';
import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { noteSignedOut } from '#session/confirm-session.ts';
import { leaveOnPurpose, noteLeft } from '#session/leave-on-purpose.ts';
import { onSessionChange, readSession } from '#session/session.ts';
import { currentAccount } from '#sync/current-account.ts';

/** The account whose deletion got no answer, until the server says whether somebody is still signed in. */
let unanswered: { accountId: string; stop: () => void } | null = null;

/**
 * Deletes the account on the server and here; resolves to why it could not, or to null. `onGone` is called once it is
 * deleted, also when that turns out later, because the answer was lost on the way.
 */
export function removeAccount(
	password: string | undefined,
	onGone: () => void,
): Promise<ApiErrorCode | null> {
	return leaveOnPurpose(() => removeHereAndThere(password, onGone));
}

async function removeHereAndThere(
	password: string | undefined,
	onGone: () => void,
): Promise<ApiErrorCode | null> {
	// Taken now: the page may close it before the server has answered.
	const account = currentAccount();
	const accountId = readSession().account?.id;
	const forgetHere = async () => {
		await account?.forget();
		await noteSignedOut();
		onGone();
	};
	try {
		await deleteAccount(password);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.code === 'no_signal' && accountId) forgetOnceGone(accountId, forgetHere);
		const wasAsked = unanswered !== null && unanswered.accountId === accountId;
		if (error.code !== 'not_signed_in' || !wasAsked) return error.code;
	}
	unanswered?.stop();
	await forgetHere();
	return null;
}

/** If nobody is signed in the next time that the server says who is, the deletion has been done. */
function forgetOnceGone(accountId: string, forgetHere: () => Promise<void>) {
	unanswered?.stop();
	const stopListening = onSessionChange(() => {
		const { isSignedIn, isFresh } = readSession();
		if (!isFresh) return;
		unanswered?.stop();
		if (isSignedIn) return;
		noteLeft(accountId);
		void forgetHere();
	});
	const stop = () => {
		stopListening();
		unanswered = null;
	};
	unanswered = { accountId, stop };
}
