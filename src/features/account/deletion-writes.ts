import { deleteAccount } from '#api/account.ts';
import { ApiError } from '#api/api-error.ts';
import { mayBeDone } from '#api/failure-kind.ts';
import { noteSignedOut } from '#session/confirm-session.ts';
import { leaveOnPurpose } from '#session/leave-on-purpose.ts';
import { explainEnd } from '#session/session-end.ts';
import { currentAccount } from '#sync/current-account.ts';
import { deletionWords, type NotDeleted } from './account-words.ts';

/** True while the last answer to a deletion on this page was lost, or left open whether it was done. */
let isUnanswered = false;

/** Deletes the account on the server and, once the server says that it did, here; resolves to why not, or to null. */
export function removeAccount(password: string | undefined): Promise<NotDeleted | null> {
	return leaveOnPurpose(() => removeHereAndThere(password));
}

async function removeHereAndThere(password: string | undefined): Promise<NotDeleted | null> {
	// Taken now: the page may close it before the server has answered.
	const account = currentAccount();
	try {
		await deleteAccount(password);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// Any other answer shows that the account was still there.
		isUnanswered = mayBeDone(error.code) || (isUnanswered && error.code === 'not_signed_in');
		explainEnd(isUnanswered ? deletionWords('maybe_deleted') : null);
		// A session ends in many ways, so this proves no deletion: what was never sent must stay here.
		return isUnanswered && error.code === 'not_signed_in' ? 'maybe_deleted' : error.code;
	}
	isUnanswered = false;
	await account?.forget();
	await noteSignedOut();
	return null;
}
