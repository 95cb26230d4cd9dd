import type { ApiErrorCode } from '#api/api-error.ts';
import { forCode, forWrite, unknownWords, type WriteFailureKind, whyUnknown } from '#api/failure-kind.ts';
import type { Account } from '#domain/accounts/account.ts';
import { LONGEST_DEVICE_NAME } from '#domain/accounts/device-session.ts';
import { passwordLengths } from '#domain/accounts/password-rule.ts';
import { isAdmin } from '#domain/accounts/roles.ts';
import type { PaymentOutcome } from '#domain/billing/checkout.ts';
import { FULL_PLAN_CENTS, moneyWords } from '#domain/billing/money.ts';
import { ANOTHER_CARD, BANK_DECIDES, NO_MONEY_MOVED, RENEWAL_AHEAD } from '#domain/billing/plan-words.ts';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import { type Licence, licenceQuantity } from '#domain/licences/licence.ts';

/** The errors of a password change, by field. */
export interface PasswordFaults {
	current?: string;
	next?: string;
}

/** The faults to show for an error code of the server. */
export function passwordFaults(code: ApiErrorCode): PasswordFaults {
	if (code === 'bad_body')
		return {
			next: `Please choose another one: at least ${passwordLengths.shortest} characters, and not easy to guess.`,
		};
	const why = whyUnknown(code, 'whether your password was changed');
	const inDoubt = `${why} Try the new password if the old one is refused.`;
	// The other sessions end in a step of their own, once the password is changed: a disk may fill up in between.
	const own: Partial<Record<ApiErrorCode, string>> = {
		wrong_password: 'That is not your current password.',
		storage_full: inDoubt,
	};
	return { current: forWrite(code, { ...accountWords, in_doubt: inDoubt }, own) };
}

/**
 * Why a deletion is not known to be done; `maybe_deleted`: nobody is signed in anymore, and an answer before left it
 * open.
 */
export type NotDeleted = ApiErrorCode | 'maybe_deleted';

export function deletionWords(code: NotDeleted): string {
	if (code === 'maybe_deleted')
		return 'You are signed out. Our server never confirmed the deletion, so your account may be gone. If you can still sign in and see your trips, it wasn’t deleted.';
	const inDoubt = unknownWords(code, 'whether your account was deleted');
	const own: Partial<Record<ApiErrorCode, string>> = {
		wrong_password: 'That is not your password.',
		sign_in_again: 'It has been a while since you signed in, so please type your password, too.',
		last_admin:
			'You are the only admin: without you nobody could run this site. Whoever looks after the server can make someone else an admin first.',
		payments_off: STILL_HERE,
		payments_unavailable: STILL_HERE,
		storage_full: STILL_HERE,
	};
	return forWrite(code, { ...accountWords, in_doubt: inDoubt }, own);
}

/** Of the plan it says nothing: charges end before the account does. */
const STILL_HERE = 'Something went wrong on our side. Your account is still here. Please try again.';

/** What a deletion does to the plan of this type; null when there is nothing to lose. */
export function lostPlanWords(subscriptionType: number | undefined): string | null {
	if (subscriptionType === subscriptionTypes.paid)
		return 'Your full plan ends with it, and you won’t be charged again.';
	if (subscriptionType === subscriptionTypes.promo)
		return 'Your full plan ends with it. If your code is still valid, it can be used again.';
	return null;
}

/** What a deletion does to licences that are still to be sent; null when there are none. */
export const lostLicencesWords = (licences: Licence[]): string | null =>
	licences.some(({ state }) => state === 'ready')
		? 'Your licences stay valid, but you won’t see their codes again: download them first (CSV).'
		: null;

/** What becomes of a plan whose renewal failed; `until` says when it ends unless the card is charged by then. */
export const graceWords = (account: Pick<Account, 'group'>, until: string): string =>
	isAdmin(account)
		? `The card service tries again until ${until}. As an admin you have everything without it.`
		: `You keep everything until ${until}, and the card service tries again before then. ${ANOTHER_CARD}`;

/** Said under the licences: what they cost, and what one alone is. `quantity` is null until it can be bought. */
export function licencesWords(quantity: number | null, mayBuyPlan: boolean): string {
	if (quantity === licenceQuantity.usual)
		return `Just one isn’t a code: it’s the full plan for yourself. ${RENEWAL_AHEAD}`;
	const ofYou = mayBuyPlan ? 'If you buy just one, it’s for you.' : 'You already have the full plan.';
	return `${moneyWords(FULL_PLAN_CENTS)} each. ${ofYou}`;
}

/** Why the export did not come. */
export const exportWords = (code: ApiErrorCode): string =>
	forCode(code, {
		...accountWords,
		no_signal: 'Your export needs a signal. Nothing has changed.',
		failed: NOT_SENT,
		refused: NOT_SENT,
		not_allowed: NOT_SENT,
	});

const NOT_SENT = 'The server could not send your data. Please try again later.';

/** Explains a failed action on a device, which is named in two parts: "The name was", "saved". */
export function deviceWords(code: ApiErrorCode, [what, done]: readonly [string, string]): string {
	const because = (why: string) => `${what} not ${done}: ${why}`;
	const notDone = because('the server could not do it. Please try again.');
	const words = {
		in_doubt: unknownWords(code, `whether ${what.charAt(0).toLowerCase()}${what.slice(1)} ${done}`),
		signed_out: because('you are signed out. Sign in again first.'),
		not_allowed: notDone,
		too_many: notDone,
		refused: notDone,
		failed: notDone,
	};
	return forWrite(code, words, { bad_body: because(NO_NAME) });
}

/** A payment's outcome: one sentence in bold, and its consequence. `isMailed`: this site sends email. */
export function paymentWords(
	outcome: PaymentOutcome | 'unknown' | 'withheld',
	{ isMailed, email }: { isMailed: boolean; email: string | null },
): [string, string] {
	if (outcome === 'unknown') {
		return [
			'We don’t know yet whether your payment went through.',
			'You were charged once or not at all. Open this page again in a moment.',
		];
	}
	if (outcome === 'withheld') {
		return [
			'This account doesn’t have the payment.',
			'Sign in with the account that you paid from before you pay again.',
		];
	}
	const { service, kind, state, quantity, amount_cents } = outcome;
	if (state === 'refunded') {
		const until = service === 'test' ? NO_MONEY_MOVED : 'It can take a few days to reach your card.';
		return ['This payment was refunded.', until];
	}
	const where = 'Your receipts below show where it stands.';
	if (state === 'disputed') return [BANK_DECIDES, where];
	if (state === 'ended') return ['This payment was refunded or canceled.', where];
	if (state !== 'paid') return ['Nothing was charged.', 'You left the checkout before paying.'];
	const hasMail = isMailed && email !== null;
	const paid = service === 'test' ? NO_MONEY_MOVED : `You paid ${moneyWords(amount_cents)}.`;
	if (kind === 'licences') {
		const thanks = `Thank you. Your ${quantity} licences are below.`;
		return [thanks, hasMail ? `${paid} The codes are in your email, too.` : paid];
	}
	const receipt = hasMail ? 'The receipt is on its way to your email.' : 'The receipt is below.';
	return ['Thank you. You have the full plan.', `${paid} ${receipt}`];
}

const OUR_SIDE = 'Something went wrong on our side. Nothing has changed. Please try again.';

const accountWords: Record<WriteFailureKind, string> = {
	too_many: 'Too many tries. Please wait a quarter of an hour.',
	signed_out: 'You are signed out. Nothing has changed. Sign in again first.',
	not_allowed: OUR_SIDE,
	refused: OUR_SIDE,
	failed: OUR_SIDE,
};

/** Only a name is sent with words of the person's. */
const NO_NAME = `please use one line of plain letters, ${LONGEST_DEVICE_NAME} characters at most.`;
