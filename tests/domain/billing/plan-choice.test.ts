import { expect, test } from 'vitest';
import { planChoice } from '#domain/billing/plan-choice.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const begun = '2026-11-20T12:00:00.000Z';

function choiceOf(subscription_type: number, trial_start: string | null = null, group = 'default') {
	const account = {
		group,
		subscription_type,
		paid_status: subscription_type,
		subscriber_status: subscription_type,
		trial_start,
	};
	return planChoice({ isSignedIn: true, account }, NOW);
}

test('a visitor has no plan yet, and may try the full one', () => {
	expect(planChoice({ isSignedIn: false, account: null }, NOW)).toEqual({
		current: null,
		mayLeave: false,
		trialStart: null,
		mayTry: true,
		hadTrial: false,
	});
});

test('no trial is offered while nobody knows whose account is signed in', () => {
	expect(planChoice({ isSignedIn: true, account: null }, NOW).mayTry).toBe(false);
});

test('each account is on one of the three plans', () => {
	expect(choiceOf(0)).toMatchObject({ current: 'free', mayLeave: false, mayTry: true, hadTrial: false });
	expect(choiceOf(2, begun)).toMatchObject({ current: 'trial', mayLeave: true, trialStart: begun });
	expect(choiceOf(1)).toMatchObject({ current: 'full', mayLeave: true, mayTry: false, hadTrial: false });
	expect(choiceOf(4)).toMatchObject({ current: 'full', mayLeave: true });
});

test('an expired trial leaves the free plan, and no second trial', () => {
	for (const over of [choiceOf(2, '2026-11-01T12:00:00.000Z'), choiceOf(3, begun), choiceOf(0, begun)])
		expect(over).toMatchObject({ current: 'free', mayTry: false, hadTrial: true, trialStart: null });
});

test('an admin who still pays can stop paying', () => {
	expect(choiceOf(1, null, 'admin')).toMatchObject({ current: 'full', mayLeave: true });
});

test('an admin has the full plan, and nothing to leave', () => {
	expect(choiceOf(0, null, 'admin')).toMatchObject({
		current: 'full',
		mayLeave: false,
		mayTry: false,
		hadTrial: false,
	});
});
