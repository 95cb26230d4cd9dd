import { expect, test } from 'vitest';
import { type FailureKind, forCode, forWrite, mayBeDone } from '#api/failure-kind.ts';

const words: Record<FailureKind, string> = {
	no_signal: 'No signal',
	signed_out: 'Signed out',
	not_allowed: 'Not yours',
	too_many: 'Too often',
	refused: 'Not like this',
	failed: 'Our side',
};

test.each([
	['no_signal', 'No signal'],
	['not_signed_in', 'Signed out'],
	['bad_token', 'Signed out'],
	['not_allowed', 'Not yours'],
	['too_many_requests', 'Too often'],
	['bad_body', 'Not like this'],
	['storage_busy', 'Our side'],
	['unexpected', 'Our side'],
] as const)('a screen that says nothing special of %s says "%s"', (code, said) => {
	expect(forCode(code, words)).toBe(said);
});

test('a screen’s words for one code take precedence over its words for the kind', () => {
	const own = { plan_refused: 'You have it already' };
	expect(forCode('plan_refused', words, own)).toBe('You have it already');
	expect(forCode('trial_refused', words, own)).toBe('Not like this');
});

test('words after a write say that it may have been done, unless the screen has its own for the code', () => {
	const { no_signal: _, ...rest } = words;
	const afterWrite = { ...rest, in_doubt: 'Perhaps done' };
	expect(forWrite('no_signal', afterWrite)).toBe('Perhaps done');
	expect(forWrite('internal', afterWrite)).toBe('Perhaps done');
	expect(forWrite('storage_full', afterWrite)).toBe('Our side');
	expect(forWrite('internal', afterWrite, { internal: 'We know why' })).toBe('We know why');
	// @ts-expect-error: a write has no words for a lost answer but those of the doubt.
	forWrite('no_signal', words);
});

test.each([
	['no_signal', true],
	['unexpected', true],
	['storage_busy', true],
	['internal', true],
	['storage_full', false],
	['overloaded', false],
	['wrong_password', false],
	['not_signed_in', false],
] as const)('after %s a request may have been done all the same: %s', (code, may) => {
	expect(mayBeDone(code)).toBe(may);
});
