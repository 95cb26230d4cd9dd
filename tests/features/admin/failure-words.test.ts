import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { errorWords, failureWords } from '#features/admin/failure-words.ts';

test.each([
	['no_signal', /^No answer came, so we don’t know whether this was done/],
	['not_signed_in', /Sign in using another tab/],
	['bad_token', /Sign in using another tab/],
	['not_allowed', /isn’t allowed to do this anymore/],
	['storage_full', /^Something went wrong on our side\. Nothing was changed/],
	['bad_body', /^Something went wrong on our side\. Nothing was changed/],
	['unexpected', /^No answer came, so we don’t know whether this was done/],
	['storage_busy', /^No answer came, so we don’t know whether this was done/],
	['internal', /^Something went wrong on our side, so we don’t know whether this was done/],
] as const)(
	'an editor reads what went wrong, and is not told that nothing changed when nobody knows: %s',
	(code, words) => {
		expect(failureWords(code)).toMatch(words);
	},
);

test('a tab’s own words for a code go before those shared by all tabs', () => {
	expect(failureWords('bad_body', { bad_body: 'There is one of that name.' })).toBe(
		'There is one of that name.',
	);
});

test('the server’s words to the editor are passed on unchanged, and other errors are not turned into refusals', () => {
	const detail = 'This picture is no JPEG.';
	expect(errorWords(new ApiError('image_refused', { detail }))).toBe(detail);
	expect(errorWords(new ApiError('bad_body', { detail }), { bad_body: 'No file.' })).toBe('No file.');
	expect(errorWords(new ApiError('no_signal'))).toMatch(/^No answer came/);
	expect(() => errorWords(new TypeError('x is not a function'))).toThrow('x is not a function');
});

test('a sentence meant for nobody is not shown, and a refusal without one is not an empty one', () => {
	const ours = 'Something went wrong on our side. Nothing was changed. Please try again.';
	expect(errorWords(new ApiError('storage_full', { detail: 'database is locked' }))).toBe(ours);
	expect(errorWords(new ApiError('image_refused'))).toBe(ours);
});
