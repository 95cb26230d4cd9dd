import { expect, test } from 'vitest';
import { isImageAddress, isOwnImage } from '#domain/images/image-address.ts';

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
