import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateDrives } from '#domain/roads/drive-estimate.ts';
import type { DroppedCode } from '#domain/trips/stop-code.ts';
import { totalWords } from '#domain/trips/total-words.ts';
import { whereWords } from '#domain/trips/where-words.ts';
import { droppedWords } from '#features/planner/dropped-words.ts';
import { pointWords } from '#features/planner/place-words.ts';
import { anyWord, aPlace } from '../../domain/trips/builders.ts';

const boston = { lat: 42.36, long: -71.06 };
const providence = { lat: 41.82, long: -71.41 };
const honolulu = { lat: 21.31, long: -157.86 };

test('the total names stops, miles and hours', () => {
	expect(totalWords(2, estimateDrives([boston, providence]))).toMatch(
		/^2 stops, \d+ mi, 1 h( \d+ min)? driving$/,
	);
	expect(totalWords(1, estimateDrives([boston]))).toBe('1 stop');
});

test('legs that no road covers are left out of the total, and the words say so', () => {
	expect(totalWords(3, estimateDrives([providence, boston, honolulu]))).toMatch(
		/ driving, not counting 1 leg with no known road$/,
	);
	expect(totalWords(2, estimateDrives([boston, honolulu]))).toBe('2 stops, no known road between them');
});

test('a stop says what it is and where', () => {
	expect(whereWords(aPlace())).toBe('Providence, RI');
	expect(whereWords(aPlace({ type: 'hotel' }))).toBe('Hotel in Providence, RI');
	expect(whereWords(aPlace({ type: 'x', code: '', city: '', state: '' }))).toBe('Your own place');
	expect(pointWords(aPlace({ lat: -14.3, long: 171.25 }))).toBe('14.3000 S, 171.2500 E');
});

test('dropped codes are named, the first few and shortened', () => {
	const codes = ['zzz', 'c1', 'h2', 'r3', 'p4', 'q'.repeat(9000)].map(
		(token): DroppedCode => ({ token, why: 'unknown' }),
	);
	const { first, rest } = droppedWords({ about: 'dropped', codes, failure: null, opened: 1 });
	expect(first).toBe('Opened 1 stop; left out 6.');
	expect(rest).toBe('We don’t recognize: zzz, c1, h2, r3 and 2 more.');
});

test('too many codes and a missing signal are told apart from unknown ones', () => {
	const over: DroppedCode = { token: 'c9', why: 'over_limit' };
	expect(droppedWords({ about: 'dropped', codes: [over], failure: null, opened: 10 }).rest).toBe(
		'1 stop over the limit of 10.',
	);
	const unknown: DroppedCode = { token: 'h9', why: 'unknown' };
	expect(droppedWords({ about: 'dropped', codes: [unknown], failure: 'no_signal', opened: 0 }).rest).toBe(
		'No signal to look this up: h9.',
	);
	const failed = droppedWords({ about: 'dropped', codes: [unknown], failure: 'internal', opened: 0 });
	expect(failed.rest).toBe('We couldn’t look this up: h9.');
});

test('whatever a link holds, the message about it stays short and reverses no text', () => {
	const anyFailure = fc.constantFrom(null, 'no_signal' as const, 'internal' as const);
	const anyCode = fc.record({
		token: fc.oneof(anyWord, fc.string({ maxLength: 10_000 })),
		why: fc.constantFrom('broken' as const, 'unknown' as const, 'over_limit' as const),
	});
	fc.assert(
		fc.property(fc.array(anyCode), anyFailure, fc.nat(10), (codes, failure, opened) => {
			const { first, rest } = droppedWords({ about: 'dropped', codes, failure, opened });
			expect([...first, ...rest].length).toBeLessThan(320);
			expect(first + rest).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
		}),
	);
});
