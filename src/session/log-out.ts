import { ApiError } from '#api/api-error.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { currentAccount } from '#sync/current-account.ts';
import { type OnlyHere, readyToLogOut } from '#sync/only-here.ts';
import { showToast } from '#ui/toasts.ts';
import { leaveOnPurpose } from './leave-on-purpose.ts';
import { countOwnTexts } from './own-texts.ts';
import { readSession } from './session.ts';
import { signOut } from './sign-out.ts';

/** What signing out would delete for good. */
export interface AtStake extends OnlyHere {
	/** Forms of the back office with something typed and not saved. */
	forms: number;
}

/**
 * Sends unsent edits once and signs out. If something exists only on this device, returns that instead, so that the
 * person can decide first.
 */
export async function logOutOrAsk(): Promise<AtStake | null> {
	const account = currentAccount();
	const left = account ? await readyToLogOut(account) : { unsent: 0, refused: 0 };
	const editor = readSession().account;
	const forms = editor ? countOwnTexts(editor.id) : 0;
	if (left.unsent + left.refused + forms > 0) return { ...left, forms };
	await logOut();
	return null;
}

/** Signs out here and at the provider, and goes to the home page; false when the server failed, which is then shown. */
export async function logOut(): Promise<boolean> {
	const words = await leaveOnPurpose(leave);
	if (words !== null) showToast({ words });
	return words === null;
}

async function leave(): Promise<string | null> {
	// Taken now: the page may close it before the server has answered.
	const account = currentAccount();
	try {
		location.assign(await signOut(async () => account?.forget()));
		return null;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return `You are still signed in: ${forCode(error.code, why)}`;
	}
}

const OUR_SIDE = 'our server couldn’t sign you out. Nothing was deleted. Please try again.';
const why: Record<FailureKind, string> = {
	no_signal: 'signing out needs a signal. Nothing was deleted.',
	signed_out: OUR_SIDE,
	not_allowed: OUR_SIDE,
	too_many: OUR_SIDE,
	refused: OUR_SIDE,
	failed: OUR_SIDE,
};
