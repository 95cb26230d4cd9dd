import { expect, test } from 'vitest';
import { lostBlocks } from '#server/html/lost-blocks.ts';
import { sanitize } from '#server/html/sanitize.ts';
import { headingsInstead, lostInLine, lostLines } from '#ui/rich-text/lost-tags.ts';

test('pasted text keeps the words apart that the server keeps apart', () => {
	expect([...lostLines, ...lostInLine].sort()).toEqual([...lostBlocks].sort());
});

test.each(Object.entries(headingsInstead))('the server, too, makes %s a heading of %s', (tag, instead) => {
	expect(sanitize(`<${tag}>x</${tag}>`)).toBe(`<${instead}>x</${instead}>`);
});
