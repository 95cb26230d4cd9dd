import { expect, test } from 'vitest';
import { subscriptionTypes } from '#domain/billing/subscription.ts';
import { createNotices, type Notices } from '#server/billing/notices.ts';
import type { Notice } from '#server/billing/tell.ts';

const notices = createNotices('https://tours.example', 'stripe');

test('every email about an end names its day and hour, and the zone of that hour', () => {
	// In Los Angeles it began on the evening of December 1, in New York after midnight.
	const start = '2026-12-02T05:30:00.000Z';
	const mails = [
		notices.trialStarted(start),
		notices.trialEnding(start),
		notices.paymentFailed({ group: 'default' }, Date.parse('2026-12-09T05:30:00.000Z')),
	];
	for (const { text } of mails) expect(text).toContain('Wednesday, December 9, 12:30 AM Eastern Time');
	expect(notices.trialEnding('2026-07-01T14:00:00.000Z').text).toContain(
		'Wednesday, July 8, 10:00 AM Eastern Time',
	);
});

test('an email about the end of a trial is as true minutes before it as two days before', () => {
	const { subject, text, expires } = notices.trialEnding('2026-12-01T14:00:00.000Z');
	expect(subject).toBe('Your trial ends on Tuesday, December 8, 9:00 AM Eastern Time');
	expect(subject + text).not.toMatch(/\bin \w+ days\b/);
	expect(expires).toEqual(new Date('2026-12-08T14:00:00.000Z'));
});

test.each([
	['stripe', true],
	['test', true],
	['off', false],
] as const)('where cards are %s, emails about a trial offer the full plan: %s', (mode, isSold) => {
	const { trialEnding, trialEnded } = createNotices('https://tours.example', mode);
	const start = '2026-12-01T14:00:00.000Z';
	for (const { text } of [trialEnding(start), trialEnded(start)]) {
		expect(text.includes('the full plan is $25 per user')).toBe(isSold);
		expect(text).toMatch(/:\nhttps:\/\/tours\.example\/account\n$/);
	}
});

const one = { group: 'default' } as const;
const { none, paid, promo, trial } = subscriptionTypes;
const free = { ...one, subscription_type: none };
/** Every email about a payment. */
const ofMoney: Partial<Record<keyof Notices, (notices: Notices) => Notice>> = {
	planPaid: ({ planPaid }) => planPaid(2500),
	planRenewed: ({ planRenewed }) => planRenewed(2500),
	endedPlanRenewed: ({ endedPlanRenewed }) => endedPlanRenewed(2500),
	planEnded: ({ planEnded }) => planEnded({ ...one, subscription_type: promo }),
	planReturned: ({ planReturned }) => planReturned(),
	planCancelled: ({ planCancelled }) => planCancelled(free, paid),
	paymentFailed: ({ paymentFailed }) => paymentFailed(one, Date.parse('2026-12-09T05:30:00.000Z')),
	givenBack: ({ givenBack }) => givenBack(2500),
	licencesPaid: ({ licencesPaid }) => licencesPaid(['ABCD', 'EFGH'], 5000),
	licencesEnded: ({ licencesEnded }) => licencesEnded(2),
	licencesReturned: ({ licencesReturned }) => licencesReturned(2),
	donated: ({ donated }) => donated(5000),
};
const others = ['trialStarted', 'trialEnding', 'trialEnded', 'planTried', 'licencesTried', 'licenceReceived'];

test.each(Object.entries(ofMoney))('in TEST MODE, the email %s says that no money moved', (_, write) => {
	const [tried, real] = [write(createNotices('https://tours.example', 'test')), write(notices)];
	expect(tried).toEqual({
		...real,
		subject: `TEST MODE: ${real.subject}`,
		text: `This was in TEST MODE. No card was charged, and no money moved.\n\n${real.text}`,
	});
	expect(`${real.subject} ${real.text}`).not.toContain('TEST MODE');
});

test('in TEST MODE, emails in which nobody pays are the same', () => {
	const tried = createNotices('https://tours.example', 'test');
	expect(Object.keys(tried).sort()).toEqual([...Object.keys(ofMoney), ...others].sort());
	expect(tried.planCancelled(free, trial)).toEqual(notices.planCancelled(free, trial));
	expect(tried.licenceReceived()).toEqual(notices.licenceReceived());
});
