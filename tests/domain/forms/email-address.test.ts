import { expect, test } from 'vitest';
import {
	EMAIL_WORDS,
	emailRule,
	isAccountEmail,
	isEmailAddress,
	LONGEST_EMAIL,
} from '#domain/forms/email-address.ts';
import { emailField } from '#domain/forms/form-text.ts';

const long = 'a'.repeat(63);

test.each([
	'ann@example.com',
	'ANN.o+trip@mail.example.co',
	"a!#$%&'*+/=?^_`{|}~-b@example.com",
	'ann@bücher.example',
	'ann@例え.テスト',
	'ann@xn--bcher-kva.xn--p1ai',
	`${'a'.repeat(64)}@example.com`,
	`ann@${long}.com`,
	'a@b.co',
])('%s is an email address', (text) => {
	expect(isEmailAddress(text)).toBe(true);
});

test.each([
	'ann',
	'@example.com',
	'ann@',
	'ann@example',
	'ann@example.c',
	'ann@example.com.',
	'ann@.com',
	'ann@-a.com',
	'ann@a-.com',
	'ann@example.c0m',
	'ann@example.xn--',
	'ann@example.xn--a-',
	'ann smith@example.com',
	'ann@example.com,bob@example.com',
	'<ann@example.com>',
	'ann@example.com\nBcc: bob@example.com',
	`${'a'.repeat(65)}@example.com`,
	`ann@a${long}.com`,
])('%s is not an email address', (text) => {
	expect(isEmailAddress(text)).toBe(false);
});

test('an address is at most 254 characters long', () => {
	const host = `${`${'a'.repeat(59)}.`.repeat(4)}com`;
	const name = (length: number) => `${'a'.repeat(length - host.length - 1)}@${host}`;
	expect(isEmailAddress(name(LONGEST_EMAIL))).toBe(true);
	expect(isEmailAddress(name(LONGEST_EMAIL + 1))).toBe(false);
});

test('form and server say the same about a bad address, even one that is not text', () => {
	expect(emailRule(' ann@example.com ')).toBeUndefined();
	expect(emailRule('ann')).toBe(EMAIL_WORDS);
	expect(emailField.parse(' ann@example.com ')).toBe('ann@example.com');
	for (const value of ['ann', 7, null]) {
		const { error } = emailField.safeParse(value);
		expect(error?.issues.map(({ message }) => message)).toEqual([EMAIL_WORDS]);
	}
});

test('an account may have an address on this machine, but only one, and none that could bring a header', () => {
	for (const address of ['admin@localhost', 'Ann@example.com']) expect(isAccountEmail(address)).toBe(true);
	for (const text of [
		'admin',
		'@localhost',
		'admin@',
		'a@b@c',
		'a b@localhost',
		'a@local host',
		'a,b@localhost',
		'a@b\nBcc:c@d',
	])
		expect(isAccountEmail(text), text).toBe(false);
});
