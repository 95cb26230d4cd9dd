import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { noFileWords } from '#trips/files/FilesPart.tsx';

test('a file that could not be made blames the signal only when that was gone', () => {
	const noSignal = 'No signal, so we couldn’t make the file. Try again once you’re back online.';
	expect(noFileWords(new ApiError('no_signal'))).toBe(noSignal);
	expect(noFileWords(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(noSignal);
	for (const fault of [new Error('A calendar needs dates'), new TypeError('x is not a function')])
		expect(noFileWords(fault)).toMatch(/^Something went wrong, so we couldn’t make the file\./);
});
