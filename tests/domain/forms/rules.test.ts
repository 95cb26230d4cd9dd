import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf, lineRule, linesRule, writableLine, writableLines } from '#domain/forms/rules.ts';
import { canSend } from '#domain/newsletter/email-popup-rules.ts';
import { anyCharacter } from '../../any-character.ts';

const line = lineRule('Please type a subject.', 20);
const lines = linesRule('Please type your message.', 20);

test('a line is required, has a longest length, and no line break that could end a mail header', () => {
	expect(line('  ')).toBe('Please type a subject.');
	expect(line(` ${'x'.repeat(20)} `)).toBe(undefined);
	expect(line('x'.repeat(21))).toBe('Please use at most 20 characters.');
	for (const end of ['\n', '\r', '\u0085', '\u2028', '\0'])
		expect(line(`Hello${end}Bcc: all`)).toBe('Please use one line of plain letters.');
});

test('text may have line breaks and tabs, but no other control characters', () => {
	expect(lines('one\r\n\ttwo')).toBe(undefined);
	expect(lines('one\u0000two')).toBe('Please use plain letters.');
	expect(lines('\n')).toBe('Please type your message.');
});

test('faults are listed by field; a missing field counts as empty', () => {
	expect(faultsOf({ line, lines }, { line: 'Hello', lines: 7 })).toEqual({
		lines: 'Please type your message.',
	});
	expect(faultsOf({ line, lines }, { line: 'Hello', lines: 'there' })).toEqual({});
});

test('any pasted text, once cleaned, can only fail for its length', () => {
	const open = [lineRule('empty', 1000), linesRule('empty', 1000)] as const;
	fc.assert(
		fc.property(fc.string({ unit: anyCharacter, maxLength: 50 }), (pasted) => {
			expect([undefined, 'empty']).toContain(open[0](writableLine(pasted)));
			expect([undefined, 'empty']).toContain(open[1](writableLines(pasted)));
		}),
	);
});

test('a page break from a word processor becomes a line break', () => {
	expect(writableLines('one\ftwo\r\nthree\u2028four')).toBe('one\ntwo\nthree\nfour');
	expect(writableLine('one\ftwo')).toBe('one two');
});

test('the popup can be sent with a first name and an address, and lacking either it cannot', () => {
	expect(canSend({ email: 'ann@example.org', firstName: 'Ann' })).toBe(true);
	expect(canSend({ email: 'ann@example', firstName: 'Ann' })).toBe(false);
	expect(canSend({ email: 'ann@example.org', firstName: ' ' })).toBe(false);
});
