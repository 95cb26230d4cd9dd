import { expect, test } from 'vitest';
import { type FailureKind, forCode, mayBeDone } from '#api/failure-kind.ts';

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
