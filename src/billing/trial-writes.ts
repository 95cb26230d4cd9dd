import { ApiError } from '#api/api-error.ts';
import { postTrial } from '#api/billing.ts';
import { type FailureKind, forCode } from '#api/failure-kind.ts';
import { trialEnd } from '#domain/billing/subscription.ts';
import { dayWords } from '#domain/day-words.ts';
import { limits } from '#domain/limits.ts';
import { confirmAgain, noteSignedIn } from '#session/confirm-session.ts';
import { takeWish } from '#session/wish.ts';
import { showToast } from '#ui/toasts.ts';

/** Starts the signed-in account's trial and says so; returns true when it runs. */
export async function startTrial(): Promise<boolean> {
	try {
		const account = await postTrial();
		await noteSignedIn(account);
		const end = account.trial_start === null ? null : dayWords(trialEnd(account.trial_start), new Date());
		showToast({ words: `Your ${limits.trialDays}-day trial has started. It ends on its own on ${end}.` });
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// The server knows the current plan better than this page.
		if (error.code === 'trial_refused') await confirmAgain();
		showToast({ words: forCode(error.code, words, { trial_refused: HAD_ONE }) });
		return false;
	}
}

/** Starts the trial a visitor asked for before signing in. */
export async function startWishedTrial(): Promise<void> {
	if (await takeWish('trial')) await startTrial();
}

const HAD_ONE = 'You’ve already had your trial, or you already have a plan.';
const NOT_STARTED = 'The trial did not start. Please try again.';
const words: Record<FailureKind, string> = {
	no_signal: 'Starting the trial needs a signal. Try again once you have one.',
	signed_out: 'Sign in again to start the trial.',
	not_allowed: NOT_STARTED,
	too_many: NOT_STARTED,
	refused: NOT_STARTED,
	failed: NOT_STARTED,
};
