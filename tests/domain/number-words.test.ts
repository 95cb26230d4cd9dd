import { expect, test } from 'vitest';
import { numberWord } from '#domain/number-words.ts';

test.each([
	[0, 'zero'],
	[2, 'two'],
	[10, 'ten'],
	[11, '11'],
	[1200, '1,200'],
])('%d in a sentence: %s', (count, word) => {
	expect(numberWord(count)).toBe(word);
});
