import { expect, test } from 'vitest';
import {
	hasEverything,
	subscriptionTypes,
	trialEnd,
	trialStartEndingAt,
} from '#domain/billing/subscription.ts';

const now = new Date('2026-11-21T20:00:00Z');

test('a trial that is said to end now is over now, and was not a moment ago', () => {
	const trial_start = trialStartEndingAt(now).toISOString();
	expect(trialEnd(trial_start)).toBe(now.getTime());
	const subscriber = { group: 'member', subscription_type: subscriptionTypes.trial, trial_start };
	const at = (ms: number) => hasEverything(subscriber, now.getTime() + ms);
	expect([at(-1), at(0)]).toEqual([true, false]);
});
