import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWebAddress, siteOf, withScheme } from '#domain/forms/web-address.ts';

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
	['https://bc.edu:65535', true],
	['https://bc.edu:65536', false],
	['https://bc.edu:99999', false],
	['https://bücher.example', true],
	['https://1.2.3.999', false],
	['https://b<c.edu', false],
	['ftp://bc.edu', false],
])('whether %s is a whole web address: %s', (text, isOne) => {
	expect(isWebAddress(text)).toBe(isOne);
});

test('an address that passes can be read by a person who follows it', () => {
	const part = fc.stringMatching(/^[a-z\d_.:@<>[\]%ßé-]{1,8}$/);
	const address = fc.tuple(part, part).map(([host, rest]) => `https://${host}.${rest}`);
	fc.assert(fc.property(address, (text) => !isWebAddress(text) || /xn--/.test(text) || URL.canParse(text)));
});

test('an address is shown by its site', () => {
	expect(siteOf('https://www.bc.edu:8080/visit?x#y')).toBe('bc.edu');
	expect(siteOf('https://admission.BC.edu')).toBe('admission.BC.edu');
});

test('only an address with no scheme is given one', () => {
	expect(withScheme('bc.edu/a:b')).toBe('https://bc.edu/a:b');
	expect(withScheme('mailto:x@bc.edu')).toBe('mailto:x@bc.edu');
	expect(withScheme('a+b.c-1:x')).toBe('a+b.c-1:x');
	expect(withScheme('1a:x')).toBe('https://1a:x');
});

test('a scheme that a keyboard capitalized is lowercase again, and nothing else is', () => {
	expect(withScheme('Https://www.BC.edu/Visit')).toBe('https://www.BC.edu/Visit');
	expect(withScheme('HTTP://bc.edu')).toBe('http://bc.edu');
	expect(withScheme('A+B.C-1:X')).toBe('a+b.c-1:X');
});
