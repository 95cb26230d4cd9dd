import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '#ui/Field.tsx';
import { TextArea } from '#ui/TextArea.tsx';

test.each([Field, TextArea])('a full field says that it takes no more, in place of its hint', (Any) => {
	const shown = (value: string) =>
		renderToStaticMarkup(<Any label="Name" hint="As you call it." maxLength={3} value={value} readOnly />);
	expect(shown('ab')).toContain('As you call it.');
	expect(shown('abc')).toContain('That is all that fits, 3 characters.');
	expect(shown('abc')).not.toContain('As you call it.');
});
