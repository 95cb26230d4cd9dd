import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactEmailOf } from '#domain/site/contact-email.ts';
import { compareNames } from '#domain/site/site-content.ts';

test('texts go by their names, and the number in a message’s name counts as one', () => {
	const names = ['message_10', 'mission', 'message_b', 'message_2', 'message_1', 'address'];
	expect(names.sort(compareNames)).toEqual([
		'address',
		'message_1',
		'message_2',
		'message_10',
		'message_b',
		'mission',
	]);
});

test('the order of names does not depend on the order in which they came', () => {
	const name = fc.stringMatching(/^message_[a-c0-2_]{1,3}$/);
	fc.assert(
		fc.property(fc.uniqueArray(name), (names) => {
			expect(names.toReversed().sort(compareNames)).toEqual(names.toSorted(compareNames));
		}),
	);
});

test('the address for orders is the one that was typed, without tags and entities', () => {
	const html = '<p>joy&amp;ann&#39;s@tours.example</p>';
	expect(contactEmailOf([{ name: 'contact_email', html, is_sample: false }])).toBe("joy&ann's@tours.example");
});
