import { expect, test } from 'vitest';
import { openWords } from '#features/admin/editor-words.ts';

const editor = (name: string) => ({ id: name, email: null, name });

test.each([
	[['Ann'], 'Ann has this college open, too.'],
	[['Ann', 'Bob'], 'Ann and Bob have this college open, too.'],
	[['Ann', 'Bob', 'Cy'], 'Ann, Bob, and Cy have this college open, too.'],
])('editors %j: "%s"', (names, words) => {
	expect(openWords(names.map(editor))).toBe(words);
});
