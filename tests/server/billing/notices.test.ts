import { expect, test } from 'vitest';
import { createNotices } from '#server/billing/notices.ts';

const notices = createNotices('https://tours.example', { isSold: true });

test('no email promises a day that is over anywhere in the States', () => {
	// In Los Angeles it began on the evening of December 1.
	const start = '2026-12-02T05:30:00.000Z';
	const mails = [
		notices.trialStarted(start),
		notices.trialEnding(start),
		notices.paymentFailed({ group: 'default' }, Date.parse('2026-12-09T05:30:00.000Z')),
	];
	for (const { text } of mails) expect(text).toContain('Tuesday, December 8, 2026');
});

test('an email about the end of a trial is as true minutes before it as two days before', () => {
	const { subject, text, expires } = notices.trialEnding('2026-12-01T14:00:00.000Z');
	expect(subject).toBe('Your trial ends on Tuesday, December 8, 2026');
	expect(subject + text).not.toMatch(/\bin \w+ days\b/);
	expect(expires).toEqual(new Date('2026-12-08T14:00:00.000Z'));
});

test('a trial that began in the daytime ends on the same day of the week from coast to coast', () => {
	const inNewYork = notices.trialStarted('2026-12-01T14:00:00.000Z');
	const inSeattle = notices.trialStarted('2026-12-02T01:00:00.000Z');
	for (const { text } of [inNewYork, inSeattle]) expect(text).toContain('Tuesday, December 8, 2026');
});

test.each([true, false])('emails about a trial offer the full plan where it is sold: %s', (isSold) => {
	const { trialEnding, trialEnded } = createNotices('https://tours.example', { isSold });
	const start = '2026-12-01T14:00:00.000Z';
	for (const { text } of [trialEnding(start), trialEnded(start)]) {
		expect(text.includes('the full plan is $25 per user')).toBe(isSold);
		expect(text).toMatch(/:\nhttps:\/\/tours\.example\/account\n$/);
	}
});
