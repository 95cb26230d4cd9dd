import { expect, test } from 'vitest';
import { mailHtml } from '#server/mail/mail-html.ts';

const bodyOf = (text: string) =>
	/<div[^>]*>(.*)<\/div>/s.exec(mailHtml(text))?.[1]?.replace(/ style="[^"]*"/g, '');

test('a mail is paragraphs, lines and links', () => {
	expect(bodyOf('Hello.\n\nYour plans:\nhttps://tours.example/account?a=1&b=2.\n')).toBe(
		'<p>Hello.</p><p>Your plans:<br><a href="https://tours.example/account?a=1&amp;b=2">https://tours.example/account?a=1&amp;b=2</a>.</p>',
	);
});

test('a visitor’s text stays plain text', () => {
	expect(bodyOf('<script>alert(1)</script> javascript:alert(1) https://a.example/"onclick="x')).toBe(
		'<p>&lt;script&gt;alert(1)&lt;/script&gt; javascript:alert(1) <a href="https://a.example/">https://a.example/</a>&quot;onclick=&quot;x</p>',
	);
});
