import { expect, test } from 'vitest';
import { sanitize } from '#server/html/sanitize.ts';
import { saidByStyle } from '#ui/rich-text/said-by-style.ts';

test.each([
	['font-weight:normal;', false],
	['font-size:11pt;font-weight:400;font-style:normal', false],
	['FONT-WEIGHT : Lighter !important', false],
	['font-weight:500', false],
	['font-weight:600', true],
	['font-weight:700;', true],
	['color: red; font-weight: bold', true],
	['font-weight:bolder', true],
	['mso-bidi-font-weight:normal', null],
	['font-weight:inherit', null],
	['font-family:"font-weight:bold"', null],
	['font-style:italic', null],
	['', null],
])('the style %s says of bold %s', (style, said) => {
	expect(saidByStyle('strong', style)).toBe(said);
	// The server unwraps what is not bold in the same words.
	const isBold = (tag: string) => sanitize(`<${tag} style='${style}'>x</${tag}>`) === `<${tag}>x</${tag}>`;
	expect([isBold('b'), isBold('strong')]).toEqual([said !== false, said !== false]);
});

test.each([
	['font-style:italic', true],
	['color:red;font-style: oblique 10deg', true],
	['font-style:normal', false],
	['mso-bidi-font-style:italic', null],
	['font-weight:bold', null],
])('the style %s says of italic %s', (style, said) => {
	expect(saidByStyle('em', style)).toBe(said);
});
