import { expect, test } from 'vitest';
import {
	admissionAddress,
	isImageAddress,
	isOwnImage,
	isWebAddress,
	withScheme,
} from '#domain/colleges/addresses.ts';

test.each([
	['http://bc.edu/apply', 'https://www.bc.edu/apply'],
	['bc.edu', 'https://www.bc.edu'],
	['https://bc.edu?term=fall', 'https://www.bc.edu?term=fall'],
	['https://bc.edu:8443/', 'https://www.bc.edu:8443/'],
	['https://bc.edu#apply', 'https://www.bc.edu#apply'],
	['HTTP://BC.EDU/', 'https://www.BC.EDU/'],
	['admissions.bc.edu', 'https://admissions.bc.edu'],
	['https://www.bc.edu/http:', 'https://www.bc.edu/http:'],
])('the admission address %s is stored as %s', (typed, stored) => {
	expect(admissionAddress(typed)).toBe(stored);
});

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

test.each([
	['/images/a-B_9.jpg', true],
	['/images/a.png', true],
	['/images/a.webp', true],
	['/images/a.gif', false],
	['/images/.jpg', false],
	['/images/a/b.jpg', false],
	['/images/a.jpg?x', false],
	['x/images/a.jpg', false],
])('whether %s is a picture stored here: %s', (text, isOne) => {
	expect(isOwnImage(text)).toBe(isOne);
});

test.each([
	['https://bc.edu/a.jpg', true],
	['https://bc.edu/a.JPEG?size=2', true],
	['https://bc.edu/a.svg#x', true],
	['https://bc.edu/a.gif', true],
	['https://bc.edu/a.png', true],
	['https://bc.edu/a.webp', false],
	['https://bc.edu/a.jpg/b', false],
	['https://bc.edu/b?a.jpg', false],
	['a.jpg', false],
])('whether %s is the address of a picture: %s', (text, isOne) => {
	expect(isImageAddress(text)).toBe(isOne);
});
