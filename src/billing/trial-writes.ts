import { ApiError, type ApiErrorCode } from '#api/api-error.ts';
import { postTrial } from '#api/billing.ts';
import { forWrite, mayBeDone, unknownWords, type WriteFailureKind } from '#api/failure-kind.ts';
import type { Account } from '#domain/accounts/account.ts';
import { trialEnd } from '#domain/billing/subscription.ts';
import { dayTimeWords } from '#domain/day-words.ts';
import { limits } from '#domain/limits.ts';
import { confirmAgain, noteSignedIn } from '#session/confirm-session.ts';
import { readSession } from '#session/session.ts';
import { takeWish } from '#session/wish.ts';
import { showToast } from '#ui/toasts.ts';

/** Starts the signed-in account's trial and says so; returns true when the trial runs. */
export async function startTrial(): Promise<boolean> {
	const before = readSession().account?.trial_start ?? null;
	try {
		const account = await postTrial();
		await noteSignedIn(account);
		sayStarted(account.trial_start);
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const isOpen = mayBeDone(error.code);
		// The server knows the current plan better than this page.
		const now = isOpen || error.code === 'trial_refused' ? (await confirmAgain()).account : null;
		const started = isOpen && before === null ? (now?.trial_start ?? null) : null;
		if (started !== null) sayStarted(started);
		else showToast({ words: notStartedWords(error.code) });
		return started !== null;
	}
}

function sayStarted(start: Account['trial_start']): void {
	const end = start === null ? null : dayTimeWords(trialEnd(start), new Date());
	showToast({ words: `Your ${limits.trialDays}-day trial has started. It ends on its own on ${end}.` });
}

/** Starts the trial a visitor asked for before signing in. */
export async function startWishedTrial(): Promise<void> {
	if (takeWish('trial')) await startTrial();
}

function notStartedWords(code: ApiErrorCode): string {
	const inDoubt = unknownWords(code, 'whether your trial has started');
	return forWrite(code, { ...words, in_doubt: inDoubt }, { trial_refused: HAD_ONE });
}

const HAD_ONE = 'You’ve already had your trial, or you already have a plan.';
const NOT_STARTED = 'The trial did not start. Please try again.';
const words: Record<WriteFailureKind, string> = {
	signed_out: 'Sign in again to start the trial.',
	not_allowed: NOT_STARTED,
	too_many: NOT_STARTED,
	refused: NOT_STARTED,
	failed: NOT_STARTED,
};
