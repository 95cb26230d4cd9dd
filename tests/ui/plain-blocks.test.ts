import { expect, test } from 'vitest';
import { plainBlocks } from '#ui/plain-blocks.ts';

test('words that stand in for markup have its blocks, and the characters that it writes by name', () => {
	expect(
		plainBlocks('<h2>Q&amp;A</h2><p>Sat <em>&lt; 600</em>, act&nbsp;&gt; 27.</p><ul><li>“So?”</li></ul>'),
	).toEqual(['Q&A', 'Sat < 600, act\u00a0> 27.', '“So?”']);
	expect(plainBlocks('&amp;lt; is &amp;amp;')).toEqual(['&lt; is &amp;']);
	expect(plainBlocks('')).toEqual([]);
});
