import { expect, test } from 'vitest';
import { isPro, planWords } from '#domain/billing/plan-words.ts';
import type { Licence } from '#domain/licences/licence.ts';
import {
	deletionWords,
	deviceWords,
	graceWords,
	licencesWords,
	lostLicencesWords,
	lostPlanWords,
	passwordFaults,
	paymentWords,
} from '#features/account/account-words.ts';
import { downloadedWords, onlyHereTitle, onlyHereWords } from '#session/only-here-words.ts';
import type { SyncPhase } from '#sync/sync-schedule.ts';
import { missingWords } from '#trips/missing-words.ts';

const START = '2026-09-01T12:00:00.000Z';
const after = (days: number) => Date.parse(START) + days * 86_400_000;

test.each([
	[{ subscription_type: 0 }, 1, 'Free'],
	[{ subscription_type: 1 }, 1, 'Full'],
	[{ subscription_type: 4 }, 1, 'Full, with a code'],
	[{ subscription_type: 3 }, 1, 'Free, the trial is over'],
	[{ subscription_type: 2, trial_start: START }, 0, 'Trial, 7 days left'],
	// A device whose clock is slow.
	[{ subscription_type: 2, trial_start: START }, -0.1, 'Trial, 7 days left'],
	[{ subscription_type: 2, trial_start: START }, 5.5, 'Trial, 2 days left'],
	[{ subscription_type: 2, trial_start: START }, 6, 'Trial, 1 day left'],
	[{ subscription_type: 2, trial_start: START }, 6.8, 'Trial, 5 hours left'],
	[{ subscription_type: 2, trial_start: START }, 6 + 23 / 24, 'Trial, 1 hour left'],
	[{ subscription_type: 2, trial_start: START }, 6.99, 'Trial, less than an hour left'],
	[{ subscription_type: 2, trial_start: START }, 7, 'Free, the trial is over'],
	[{ subscription_type: 2 }, 0, 'Free, the trial is over'],
	[{ subscription_type: 0, group: 'admin' }, 0, 'Full, as an admin'],
])('the plan of %j after %d days is "%s"', (part, days, words) => {
	const account = { group: 'default', trial_start: null, ...part } as Parameters<typeof planWords>[0];
	expect(planWords(account, after(days))).toBe(words);
});

test.each([
	[0, 0, false],
	[1, 0, true],
	[2, 6.99, true],
	[2, 7, false],
	[3, 0, false],
])('paid status %i, %d days after the trial began, carries the PRO badge: %s', (code, days, isIt) => {
	const account = { paid_status: code, subscriber_status: code, subscription_type: code, trial_start: START };
	expect(isPro(account, after(days))).toBe(isIt);
});

test.each([
	[
		{ unsent: 1, refused: 0, isUnread: false, forms: 0, texts: 0, hasLetters: false },
		'1 change is only on this phone',
		'1 change could not be sent to your account yet. Signing out deletes your trips from this phone, and this change with them.',
	],
	[
		{ unsent: 2, refused: 1, isUnread: false, forms: 0, texts: 0, hasLetters: false },
		'3 changes are only on this phone',
		'2 changes could not be sent to your account yet. 1 change was not accepted. Signing out deletes your trips from this phone, and these changes with them.',
	],
	[
		{ unsent: 0, refused: 2, isUnread: false, forms: 0, texts: 0, hasLetters: false },
		'2 changes are only on this phone',
		'2 changes were not accepted. Signing out deletes your trips from this phone, and these changes with them.',
	],
	[
		{ unsent: 0, refused: 0, isUnread: false, forms: 1, texts: 0, hasLetters: false },
		'1 change is only on this phone',
		'What you typed in 1 form of the back office is not saved yet. Signing out deletes it from this phone.',
	],
	[
		{ unsent: 1, refused: 0, isUnread: false, forms: 2, texts: 0, hasLetters: false },
		'3 changes are only on this phone',
		'1 change could not be sent to your account yet. What you typed in 2 forms of the back office is not saved yet. Signing out deletes your trips from this phone, and these changes with them.',
	],
	[
		{ unsent: 0, refused: 0, isUnread: false, forms: 0, texts: 1, hasLetters: false },
		'1 change is only on this phone',
		'What you typed in 1 form of a trip is not saved yet. Signing out deletes it from this phone.',
	],
	[
		{ unsent: 0, refused: 0, isUnread: false, forms: 0, texts: 0, hasLetters: true },
		'1 change is only on this phone',
		'What you wrote to us is not sent yet. Signing out deletes it from this phone.',
	],
	[
		{ unsent: 1, refused: 0, isUnread: false, forms: 0, texts: 0, hasLetters: true },
		'2 changes are only on this phone',
		'1 change could not be sent to your account yet. What you wrote to us is not sent yet. Signing out deletes your trips from this phone, and these changes with them.',
	],
	[
		{ unsent: 1, refused: 0, isUnread: true, forms: 0, texts: 0, hasLetters: false },
		'1 change is only on this phone',
		'1 change could not be sent to your account yet. Signing out deletes this change.',
	],
])('signing out with %j says what it would lose', (onlyHere, title, words) => {
	expect([onlyHereTitle(onlyHere, 'phone'), onlyHereWords(onlyHere, 'phone')]).toEqual([title, words]);
});

test.each([
	[true, 'Downloaded as trips.json. “Import a trip” in the planner reads its trips.'],
	[false, 'Downloaded as trips.json, but not everything: some of it can’t be read on this phone right now.'],
])('a download says whether it is everything: %s', (isAll, words) => {
	expect(downloadedWords({ name: 'trips.json', isAll }, 'phone')).toBe(words);
});

test.each<[SyncPhase, string, boolean]>([
	[{ kind: 'idle', syncedAt: null }, 'It may be gone for good, or belong to another account.', true],
	[
		{ kind: 'waiting', why: 'no_signal' },
		'There’s no signal to get it. It’ll open here once you’re back online.',
		true,
	],
	[
		{ kind: 'waiting', why: 'refused' },
		'Our server can’t send it right now. It’ll open here as soon as it can.',
		true,
	],
	[{ kind: 'stopped', why: 'signed_out' }, 'Sign in again to get it.', false],
	[{ kind: 'stopped', why: 'update_needed' }, 'Load the new version of this page to get it.', false],
])('a trip that is not here while sync is %j', (phase, rest, canRetry) => {
	expect(missingWords({ phase, isReadable: true, device: 'phone' })).toMatchObject({ rest, canRetry });
	const unreadable = missingWords({ phase, isReadable: false, device: 'phone' });
	expect(unreadable).toMatchObject({ title: 'This trip can’t be read here', canRetry: false });
});

test('a new password’s fault is shown at its field, and a lost answer claims nothing', () => {
	expect(passwordFaults('wrong_password')).toEqual({ current: 'That is not your current password.' });
	expect(passwordFaults('bad_body').next).toMatch(/at least 8 characters/);
	expect(passwordFaults('no_signal').current).toBe(
		'No answer came, so we don’t know whether your password was changed. Try the new password if the old one is refused.',
	);
	expect(passwordFaults('too_many_requests').current).toMatch(/wait a quarter of an hour/);
	expect(passwordFaults('not_signed_in').current).toMatch(/signed out\. Nothing has changed/);
	expect(passwordFaults('overloaded').current).toMatch(/on our side\. Nothing has changed/);
});

test.each(['storage_busy', 'storage_full', 'internal', 'unexpected'] as const)(
	'a server that failed may have changed the password, and the words do not deny it: %s',
	(code) => {
		expect(passwordFaults(code).current).toBe(
			'Something went wrong on our side, so we don’t know whether your password was changed. Try the new password if the old one is refused.',
		);
	},
);

test.each(['storage_busy', 'internal', 'unexpected'] as const)(
	'a server that failed may have deleted the account, and the words do not deny it: %s',
	(code) => {
		expect(deletionWords(code)).toBe(
			'Something went wrong on our side, so we don’t know whether your account was deleted. Please try again.',
		);
	},
);

test.each(['payments_unavailable', 'payments_off', 'storage_full'] as const)(
	'an account that is still there may have lost its plan already, and the words claim no more than they know: %s',
	(code) => {
		expect(deletionWords(code)).toBe(
			'Something went wrong on our side. Your account is still here. Please try again.',
		);
	},
);

test('an account that was not deleted says why', () => {
	expect(deletionWords('wrong_password')).toBe('That is not your password.');
	expect(deletionWords('sign_in_again')).toMatch(/type your password, too/);
	expect(deletionWords('last_admin')).toMatch(/the only admin/);
	expect(deletionWords('no_signal')).toMatch(/we don’t know whether your account was deleted/);
	expect(deletionWords('not_signed_in')).toMatch(/signed out\. Nothing has changed/);
	expect(deletionWords('maybe_deleted')).toMatch(/signed out\. Our server never confirmed the deletion/);
});

test.each([
	[undefined, null],
	[0, null],
	[1, 'Your full plan ends with it, and you won’t be charged again.'],
	[2, null],
	[4, 'Your full plan ends with it. If your code is still valid, it can be used again.'],
])('with an account of type %j goes a plan: %j', (type, words) => {
	expect(lostPlanWords(type)).toBe(words);
});

test('a buyer is told ahead of a deletion that the codes they have yet to send go out of their sight', () => {
	const licence = { code: 'AB-CD', redeemed_by: null, redeemed: null, bought: START };
	const ofStates = (...states: Licence['state'][]) =>
		lostLicencesWords(states.map((state) => ({ ...licence, state })));
	expect(ofStates('redeemed', 'ready')).toBe(
		'Your licences stay valid, but you won’t see their codes again: download them first (CSV).',
	);
	expect([ofStates(), ofStates('redeemed', 'ended')]).toEqual([null, null]);
});

test.each([
	[
		'no_signal',
		'No answer came, so we don’t know whether the name was saved. Try again once you have a signal.',
	],
	['not_signed_in', 'The name was not saved: you are signed out. Sign in again first.'],
	['bad_body', 'The name was not saved: please use one line of plain letters, 40 characters at most.'],
	['storage_full', 'The name was not saved: the server could not do it. Please try again.'],
	[
		'unexpected',
		'Something went wrong on our side, so we don’t know whether the name was saved. Please try again.',
	],
] as const)('a device whose name comes to nothing by %s says "%s"', (code, words) => {
	expect(deviceWords(code, ['The name was', 'saved'])).toBe(words);
});

test('one licence is said to be a plan that renews before it is bought; several are said to be codes', () => {
	expect(licencesWords(1, true)).toBe(
		'Just one isn’t a code: it’s the full plan for yourself. It renews automatically until you cancel it. The checkout shows how often.',
	);
	for (const quantity of [2, null])
		expect(licencesWords(quantity, true)).toBe('$25 each. If you buy just one, it’s for you.');
	expect(licencesWords(2, false)).toBe('$25 each. You already have the full plan.');
	expect(licencesWords(null, false)).toBe('$25 each. You already have the full plan.');
});

test.each([
	[
		'default',
		'You keep everything until November 28, and the card service tries again before then. To pay with another card, choose Downgrade, then Get Full.',
	],
	['admin', 'The card service tries again until November 28. As an admin you have everything without it.'],
])('after a payment that did not go through, %s reads: %s', (group, words) => {
	expect(graceWords({ group }, 'November 28')).toBe(words);
});

const plan = { service: 'stripe', kind: 'plan', quantity: 1, amount_cents: 2150 } as const;
const tried = { ...plan, service: 'test', state: 'paid' } as const;
const noMoney = 'This was in TEST MODE. No card was charged, and no money moved.';

test.each([
	[{ ...plan, state: 'paid' }, 'Thank you. You have the full plan.', 'You paid $21.50.'],
	[{ ...plan, kind: 'licences', quantity: 12, amount_cents: 30_000, state: 'paid' }, '12 licences', '$300'],
	[tried, 'Thank you. You have the full plan.', noMoney],
	[
		{ ...tried, kind: 'licences', quantity: 12 },
		'12 licences',
		`${noMoney} The codes are in your email, too.`,
	],
	[{ ...plan, state: 'open' }, 'Nothing was charged.', 'left the checkout'],
	[{ ...plan, state: 'over' }, 'Nothing was charged.', 'left the checkout'],
	[{ ...plan, state: 'ended' }, 'This payment was refunded or canceled.', 'receipts'],
	[
		{ ...plan, state: 'refunded' },
		'This payment was refunded.',
		'It can take a few days to reach your card.',
	],
	[{ ...tried, state: 'refunded' }, 'This payment was refunded.', noMoney],
	[{ ...plan, state: 'disputed' }, 'Your bank is deciding about this payment.', 'receipts'],
	['withheld', 'This account doesn’t have the payment', 'Sign in with the account that you paid from'],
	// It could be no signal or a silent card service: the words claim neither.
	['unknown', 'We don’t know yet', 'charged once or not at all'],
] as const)('of a payment that is %o the page says "%s"', (outcome, first, rest) => {
	const words = paymentWords(outcome, { isMailed: true, email: 'ann@example.org' });
	expect(words[0]).toContain(first);
	expect(words[1]).toContain(rest);
});

test.each([
	['a site that sends no email', { isMailed: false, email: 'ann@example.org' }],
	['an account without an email', { isMailed: true, email: null }],
])('with %s, no email is promised', (_, reach) => {
	const paid = { ...plan, state: 'paid' } as const;
	expect(paymentWords(paid, reach)[1]).toBe('You paid $21.50. The receipt is below.');
	const licences = { ...paid, kind: 'licences', quantity: 12, amount_cents: 30_000 } as const;
	expect(paymentWords(licences, reach)[1]).toBe('You paid $300.');
});
