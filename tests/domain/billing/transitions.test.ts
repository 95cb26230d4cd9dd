import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasEverything, subscriptionTypes } from '#domain/billing/subscription.ts';
import {
	mayStartTrial,
	type PlanCause,
	planAfter,
	subscriptionAt,
	subscriptionInTrial,
} from '#domain/billing/transitions.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();

function aSubscription(subscription_type: number, trial_start: string | null = null, group = 'default') {
	return {
		group,
		subscription_type,
		paid_status: subscription_type,
		subscriber_status: subscription_type,
		trial_start,
	};
}

test('a first trial takes an account from 0 to 2, and gives it everything for seven days', () => {
	const begun = subscriptionInTrial(aSubscription(0), NOW);
	expect(begun).toEqual(aSubscription(2, iso(NOW)));
	expect(begun && hasEverything(begun, NOW + 7 * DAY - 1)).toBe(true);
	expect(begun && hasEverything(begun, NOW + 7 * DAY)).toBe(false);
});

test('a trial that is over ends by itself, 2 to 3, and keeps its start', () => {
	const running = aSubscription(2, iso(NOW));
	expect(subscriptionAt(running, NOW + 7 * DAY - 1)).toBe(running);
	expect(subscriptionAt(running, NOW + 7 * DAY)).toEqual(aSubscription(3, iso(NOW)));
	expect(subscriptionAt(aSubscription(2), NOW)).toEqual(aSubscription(3));
});

test('a running trial cannot be started again', () => {
	const running = aSubscription(2, iso(NOW - DAY));
	expect(subscriptionInTrial(running, NOW)).toBe(running);
});

test.each([
	['paid', aSubscription(1)],
	['trial that is over, not noted yet', aSubscription(2, iso(NOW - 8 * DAY))],
	['trial over', aSubscription(3, iso(NOW - 30 * DAY))],
	['promo', aSubscription(4)],
	['free again, after a trial', aSubscription(0, iso(NOW - 400 * DAY))],
])('%s: there is no trial to start, and none is offered', (_, subscription) => {
	expect(subscriptionInTrial(subscription, NOW)).toBe(null);
	expect(mayStartTrial(subscription, NOW)).toBe(false);
});

test('the trial is offered to anyone who has not had it, but not to an admin, who has everything', () => {
	expect(mayStartTrial(aSubscription(0), NOW)).toBe(true);
	expect(mayStartTrial(aSubscription(0, null, 'admin'), NOW)).toBe(false);
	expect(mayStartTrial(aSubscription(2, iso(NOW)), NOW)).toBe(false);
});

test('whatever is tapped whenever, trials give an account everything for seven days in total', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 60 * DAY }), { minLength: 1 }), (taps) => {
			let subscription = aSubscription(0);
			const sorted = taps.toSorted((a, b) => a - b).map((tap) => NOW + tap);
			for (const at of sorted)
				subscription = subscriptionInTrial(subscriptionAt(subscription, at), at) ?? subscription;
			const first = sorted[0] ?? NOW;
			expect(subscription.trial_start).toBe(iso(first));
			for (const [at, isFull] of [
				[first + 7 * DAY - 1, true],
				[first + 7 * DAY, false],
				[first + 100 * DAY, false],
			] as const)
				expect(hasEverything(subscription, at)).toBe(isFull);
		}),
	);
});

/** From each plan, by what each of the others is reached; every other pair of the 25 is refused. */
const reached: Record<string, PlanCause[]> = {
	'0 to 1': ['checkout'],
	'2 to 1': ['checkout'],
	'3 to 1': ['checkout'],
	'0 to 2': ['trial'],
	'2 to 3': ['expiry'],
	'0 to 4': ['code'],
	'2 to 4': ['code'],
	'3 to 4': ['code'],
	'1 to 0': ['cancel', 'right_over'],
	'2 to 0': ['cancel'],
	'4 to 0': ['cancel', 'right_over'],
};
const types = Object.values(subscriptionTypes);
const causes: PlanCause[] = ['trial', 'checkout', 'code', 'cancel', 'expiry', 'right_over'];

test.each(types.flatMap((from) => types.map((to) => [from, to] as const)))(
	'the only moves from plan %i to plan %i are the listed ones',
	(from, to) => {
		const before = aSubscription(from, from === 2 ? iso(NOW) : null);
		// A running trial leads nowhere.
		const after = (cause: PlanCause) =>
			cause === 'trial' && from === 2 ? null : planAfter(before, cause, NOW);
		const ways = causes.filter((cause) => after(cause)?.subscription_type === to);
		expect(ways).toEqual(reached[`${from} to ${to}`] ?? []);
		for (const cause of ways) expect(after(cause)?.paid_status).toBe(to);
	},
);

test('an expired trial that is not noted yet is still treated as expired when buying or canceling', () => {
	const over = aSubscription(2, iso(NOW - 8 * DAY));
	expect(planAfter(over, 'checkout', NOW)).toMatchObject({
		subscription_type: 1,
		trial_start: over.trial_start,
	});
	expect(planAfter(over, 'cancel', NOW)).toBe(null);
});

test('a canceled trial is not offered again', () => {
	const free = planAfter(aSubscription(2, iso(NOW - DAY)), 'cancel', NOW);
	expect(free).toEqual(aSubscription(0, iso(NOW - DAY)));
	expect(free && mayStartTrial({ ...free, group: 'default' }, NOW)).toBe(false);
	expect(free && planAfter(free, 'trial', NOW)).toBe(null);
});

test.each<[PlanCause, (number | null)[]]>([
	['trial', [2, null, 2, null, null]],
	['checkout', [1, null, 1, 1, null]],
	['code', [4, null, 4, 4, null]],
	['cancel', [null, 0, 0, null, 0]],
	['expiry', [null, null, 3, null, null]],
	['right_over', [null, 0, null, null, 0]],
])('%s leads from none, paid, trial, trial over and promo to where it may', (cause, to) => {
	const from = [
		aSubscription(0),
		aSubscription(1),
		aSubscription(2, iso(NOW)),
		aSubscription(3, iso(NOW - 8 * DAY)),
		aSubscription(4),
	];
	expect(from.map((each) => planAfter(each, cause, NOW)?.subscription_type ?? null)).toEqual(to);
});
