import { expect, test } from 'vitest';
import { plainText, shortened } from '#server/html/plain-text.ts';
import { sanitize, sanitizeFrom } from '#server/html/sanitize.ts';

test.each([
	['<p>A <strong>b</strong> <em>c</em><br>d</p>', '<p>A <strong>b</strong> <em>c</em><br />d</p>'],
	['<h1>A</h1><h5>B</h5><h6>C</h6>', '<h2>A</h2><h4>B</h4><h4>C</h4>'],
	['<div class="x"><p style="color:red" id="y">A</p></div>', ' <p>A</p> '],
	['<b style="font-weight:normal" id="docs"><p>A <b>b</b></p></b>', '<p>A <b>b</b></p>'],
	['<strong style="color:red;font-weight: 400">A</strong> <b style="font-weight:700">b</b>', 'A <b>b</b>'],
	['<table><tr><td>One</td><td>Two</td></tr></table>', '   One  Two   '],
	['<div>One</div><div>Two</div>', ' One  Two '],
	['<p>One<img src="x">two <span>thr</span>ee</p>', '<p>One two three</p>'],
	['<p>A<script>b</script><style>c</style><svg>d</svg><iframe>e</iframe>f</p>', '<p>Af</p>'],
	['1 < 2 & 3 > 2 &copy; &amp;lt;', '1 &lt; 2 &amp; 3 &gt; 2 © &amp;lt;'],
	['<p>never <b>closed', '<p>never <b>closed</b></p>'],
	['</div></b>x', ' x'],
	['<!-- a comment -->x<?php y ?>', 'x'],
	['', ''],
	['<p> </p><h2></h2><ul><li>&nbsp;<br></li></ul>', ''],
	['<p><img src="x"></p>', ''],
])('%s becomes %s', (html, clean) => {
	expect(sanitize(html)).toBe(clean);
});

test.each([
	['https://x.example/a?b=1&c=2', 'https://x.example/a?b=1&amp;c=2'],
	[' https://x.example ', 'https://x.example'],
	['HTTPS://x.example', 'HTTPS://x.example'],
	['http://x.example', 'https://x.example'],
	['HTTP://x.example', 'https://x.example'],
	['mailto:a@x.example', 'mailto:a@x.example'],
	['tel:+1-617-555-0100', 'tel:+1-617-555-0100'],
	['//x.example', null],
	['/colleges', null],
	['#here', null],
	['page.html', null],
	['https:///x', null],
	['https:x', null],
	['ftp://x.example', null],
	['javascript:alert(1)', null],
	['java\nscript:alert(1)', null],
	['', null],
])('a link to "%s" leads to %s', (href, to) => {
	expect(sanitize(`<a href="${href}" target="_top" onclick="x">x</a>`)).toBe(
		to === null ? '<a>x</a>' : `<a href="${to}">x</a>`,
	);
});

test.each([
	['/?p=3', 'https://blog.example/?p=3'],
	['?p=3', 'https://blog.example/voices/?p=3'],
	['more', 'https://blog.example/voices/more'],
	['//cdn.example/x', 'https://cdn.example/x'],
	['http://other.example/', 'https://other.example/'],
	['mailto:a@x.example', 'mailto:a@x.example'],
	['javascript:alert(1)', null],
	['data:text/html,x', null],
	['http://[', null],
])('in a text from a blog a link to "%s" leads to %s', (href, to) => {
	expect(sanitizeFrom('https://blog.example/voices/', `<a href="${href}">x</a>`)).toBe(
		to === null ? '<a>x</a>' : `<a href="${to}">x</a>`,
	);
});

test.each([
	['Dorms &amp; Dining', 'Dorms & Dining'],
	['It&#8217;s &#x201C;it&rdquo; &ndash; really', 'It’s “it” – really'],
	['&amp;amp; &amp;lt;b&amp;gt;', '&amp; &lt;b&gt;'],
	['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
	['<em>Why</em> we&nbsp;went\n\tback ', 'Why we went back'],
	['<p>One</p><p>Two<br>Three</p><ul><li>Four</li></ul>', 'One Two Three Four'],
	['A<script>b</script><style>c</style>d', 'Ad'],
	['<div>One</div><div>Two</div><table><td>Three<td>Four</table>', 'One Two Three Four'],
	['AT&T &copy 2026 &nosuch;', 'AT&T © 2026 &nosuch;'],
	['5 < 6', '5 < 6'],
	['Caf\u00e9 &#x1F393;', 'Caf\u00e9 🎓'],
	['', ''],
])('the words of %s are %s', (html, words) => {
	expect(plainText(html)).toBe(words);
});

test.each([
	['short', 'short'],
	['cut there […]', 'cut there…'],
	['cut there… […]', 'cut there…'],
	['cut there...', 'cut there…'],
	['one two three four', 'one two…'],
	['twelveletter', 'twelveletter'],
	['thirteenletts', 'thirteenlet…'],
	['🎓🎓🎓🎓🎓🎓🎓', '🎓🎓🎓🎓🎓…'],
	['[…]', '…'],
	['', ''],
])('"%s" in twelve characters is "%s"', (text, short) => {
	expect(shortened(text, 12)).toBe(short);
});

test('no text is nested endlessly', () => {
	const depth = (html: string) => html.match(/<blockquote>/g)?.length;
	const clean = sanitize(`${'<blockquote>'.repeat(600)}<p>x</p>`);
	expect([depth(clean), sanitize(clean)]).toEqual([60, clean]);
	expect(sanitize(`${'<div>'.repeat(40)}<p><b>x</b></p>${'</div>'.repeat(40)}`).trim()).toBe(
		'<p><b>x</b></p>',
	);
});

test('a text of nothing but dots is cut, too, and long before this test runs out of time', () => {
	expect(shortened(`${'.'.repeat(1_000_000)}x`, 300)).toBe('…');
});
