import { expect, test } from 'vitest';
import { sanitize } from '#server/html/sanitize.ts';
import { storedHtml } from '#ui/rich-text/stored-html.ts';

const stored = (html: string) => storedHtml({ getHTML: () => html, getText: () => 'Words' });

test.each([
	['<p>One<br>two</p>', '<p>One<br />two</p>'],
	['<p>10&nbsp;miles &lt; 20 &amp; "more"</p>', '<p>10\u00a0miles &lt; 20 &amp; "more"</p>'],
	['<ul><li><p>A <strong>b</strong></p></li></ul>', '<ul><li>A <strong>b</strong></li></ul>'],
	['<ol start="3"><li><p>A</p><p>B</p></li></ol>', '<ol><li>A<p>B</p></li></ol>'],
	[
		'<p><a href="https://x.example/?a=1&amp;b=%22">A</a></p>',
		'<p><a href="https://x.example/?a=1&amp;b=%22">A</a></p>',
	],
	[
		'<h2>A</h2><blockquote><p><em>B</em></p></blockquote>',
		'<h2>A</h2><blockquote><p><em>B</em></p></blockquote>',
	],
])('what the editor writes as %s is given as the server stores it', (written, given) => {
	expect(stored(written)).toBe(given);
	expect(sanitize(given)).toBe(given);
});

test('a text without words counts as none', () => {
	expect(storedHtml({ getHTML: () => '<p></p>', getText: () => ' \n' })).toBe('');
});
