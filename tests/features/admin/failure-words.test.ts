import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { Refused } from '#api/office-request.ts';
import { failureWords, refusalWords } from '#features/admin/failure-words.ts';

test.each([
	['no_signal', /^No signal: nothing was changed/],
	['not_signed_in', /Sign in using another tab/],
	['bad_token', /Sign in using another tab/],
	['not_allowed', /isn’t allowed to do this anymore/],
	['storage_full', /^Something went wrong on our side\. Nothing was changed/],
	['bad_body', /^Something went wrong on our side\. Nothing was changed/],
	['unexpected', /^Something went wrong on our side\. Nothing was changed/],
] as const)('an editor reads why nothing was changed: %s', (code, words) => {
	expect(failureWords(code)).toMatch(words);
});

test('the words of a tab for one code go before those for all tabs', () => {
	expect(failureWords('bad_body', { bad_body: 'There is one of that name.' })).toBe(
		'There is one of that name.',
	);
});

test('what the server says to the editor is said as it is, and what is no refusal is not made one', () => {
	expect(refusalWords(new Refused('This picture is no JPEG.'))).toBe('This picture is no JPEG.');
	expect(refusalWords(new ApiError('no_signal'))).toMatch(/^No signal/);
	expect(() => refusalWords(new TypeError('x is not a function'))).toThrow('x is not a function');
});
