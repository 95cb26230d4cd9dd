import { expect, test } from 'vitest';
import { plainText } from '#server/html/plain-text.ts';
import { sanitize, sanitizeFrom } from '#server/html/sanitize.ts';
import { articleOfPost } from '#server/wordpress/article-of-post.ts';
import { layoutVectors } from '../../xss/layout.ts';
import { JS } from '../../xss/payload.ts';
import { xssVectors } from '../../xss/vectors.ts';
import { whatIsNotStrict } from './strict-html.ts';

const vectors = [...xssVectors(), ...layoutVectors()];
const blog = 'https://blog.example/';

/** The vectors with a problem, and what it is. */
const wrong = (check: (vector: string) => string | null) =>
	vectors.flatMap((vector) => {
		const found = check(vector);
		return found === null ? [] : [`${vector.slice(0, 300)}\n→ ${found}`];
	});

test('there are thousands of vectors, all different, each with something to run', () => {
	expect(xssVectors().length).toBeGreaterThanOrEqual(3000);
	expect(new Set(vectors).size).toBe(vectors.length);
});

test('the strict reader notices what is not harmless', () => {
	for (const html of [
		`<script>${JS}</script>`,
		'<p onclick=x>x</p>',
		'<p title="x">x</p>',
		'<a href="javascript:x">x</a>',
		'<a href="//x.example">x</a>',
		'<a href="https:///x">x</a>',
		'<a href="https://x.example" onclick="x">x</a>',
		'<img src="x">',
		'<p>',
		'<p></b>',
		'</p>',
		'<b><p></b></p>',
		'a < b',
		'a > b',
		'&colon;',
		'<!-- x -->',
	])
		expect(whatIsNotStrict(html), html).not.toBeNull();
	expect(whatIsNotStrict('<p>x &amp; y<br /><a href="https://x.example/?a=1&amp;b=2">z</a></p>')).toBeNull();
});

test('nothing of any vector gets through except a few text tags and links', () => {
	expect(wrong((vector) => whatIsNotStrict(sanitize(vector)))).toEqual([]);
	expect(wrong((vector) => whatIsNotStrict(sanitizeFrom(blog, vector)))).toEqual([]);
});

test('cleaning clean text changes nothing', () => {
	const again = (html: string) => (sanitize(html) === html ? null : sanitize(html));
	expect(wrong((vector) => again(sanitize(vector)))).toEqual([]);
	expect(wrong((vector) => again(sanitizeFrom(blog, vector)))).toEqual([]);
});

test('a vector inside a text, or inside another vector, comes out just as harmless', () => {
	const around = (vector: string) => `<p>Before <b>${vector}</b> after</p><ul><li>${vector}</li></ul>`;
	expect(wrong((vector) => whatIsNotStrict(sanitize(around(vector))))).toEqual([]);
	const twice = (vector: string) => vector.replace('x', () => vector);
	expect(wrong((vector) => whatIsNotStrict(sanitize(twice(vector))))).toEqual([]);
});

test('a post that is nothing but a vector becomes a harmless article', () => {
	const at = '2026-11-21T10:00:00';
	const found = wrong((vector) => {
		const rendered = { rendered: vector };
		const post = { id: 7, title: rendered, link: 'javascript:1', date_gmt: at, modified_gmt: at };
		const article = articleOfPost({ ...post, excerpt: rendered, content: rendered }, blog);
		if (article.URL !== 'https://blog.example/?p=7') return article.URL;
		if (article.article_title === '') return 'no title';
		return whatIsNotStrict(article.body);
	});
	expect(found).toEqual([]);
});

test('the plain text of a vector has no space at either end, and never two in a row', () => {
	expect(wrong((vector) => (/^\s|\s$|\s\s/.test(plainText(vector)) ? plainText(vector) : null))).toEqual([]);
});
