import { expect, test } from 'vitest';
import { isWebAddress, withScheme } from '#domain/forms/web-address.ts';

test.each([
	['https://bc.edu', true],
	['http://bc.edu:80/a?b#c', true],
	['HTTPS://BC.EDU', true],
	['https://xn--bcher-kva.example', true],
	['https://bc.e', false],
	['https://bc', false],
	['https://me@bc.edu', false],
	['https://bc.edu/a b', false],
	['see https://bc.edu', false],
	['https://bc.edu:x', false],
	['https://bc.edu:99999', false],
	['https://1.2.3.999', false],
	['https://b<c.edu', false],
	['ftp://bc.edu', false],
])('whether %s is a whole web address: %s', (text, isOne) => {
	expect(isWebAddress(text)).toBe(isOne);
});

test('only an address with no scheme is given one', () => {
	expect(withScheme('bc.edu/a:b')).toBe('https://bc.edu/a:b');
	expect(withScheme('mailto:x@bc.edu')).toBe('mailto:x@bc.edu');
	expect(withScheme('A+b.c-1:x')).toBe('A+b.c-1:x');
	expect(withScheme('1a:x')).toBe('https://1a:x');
});
