import { expect, test } from 'vitest';
import { CONTACT_SUCCESS } from '#domain/contact/contact-rules.ts';
import { DEFAULT_DONATION, DONATION_PRESETS } from '#domain/donations/donation.ts';
import { EMAIL_POPUP_FAILURE } from '#domain/newsletter/email-popup-rules.ts';

// All other tests take these from the code, as they do with words that are ours to change.

test('the words that the specification gives are said as it gives them (§8)', () => {
	expect(CONTACT_SUCCESS).toBe('Thank you for your feedback! We will get back to you soon.');
	expect(EMAIL_POPUP_FAILURE).toBe('Whoops! Looks like something went wrong. Please try again.');
});

test('the amounts of a donation are the specification’s, and the first is chosen (§9)', () => {
	expect(DONATION_PRESETS).toEqual([1000, 2500, 5000, 10_000]);
	expect(DEFAULT_DONATION).toBe(1000);
});
