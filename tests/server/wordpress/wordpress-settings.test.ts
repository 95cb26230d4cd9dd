import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

test.each([
	'http://blog.example',
	'blog.example',
	'ftp://blog.example',
	'https://me:secret@blog.example',
	'https://blog.example/?rest_route=/wp/v2/posts',
	'https://blog.example/#x',
	'http://10.0.0.1/',
	'http://localhost.blog.example',
])('the blog %s is refused', (WORDPRESS_URL) => {
	expect(() => readConfig({ WORDPRESS_URL })).toThrow(
		/^Wrong configuration: WORDPRESS_URL must be an https address without a password, \? or # \(http only on this machine\), like https:\/\/blog\.example(, not |\.$)/,
	);
});

test.each([
	'https://blog.example',
	'https://example.org/voices/',
	'http://127.0.0.1:8080',
	'http://localhost:8080/wp',
])('the blog %s is taken', (WORDPRESS_URL) => {
	expect(readConfig({ WORDPRESS_URL }).wordpressUrl).toBe(WORDPRESS_URL);
});
