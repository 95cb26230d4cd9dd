import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkOf } from '#features/admin/link-of.ts';
import { sanitize } from '#server/html/sanitize.ts';

const SITE = 'https://tours.example';

test.each([
	['www.bc.edu', 'https://www.bc.edu'],
	[' https://www.bc.edu/visit?a=1&b=2#top ', 'https://www.bc.edu/visit?a=1&b=2#top'],
	['httpbin.org', 'https://httpbin.org'],
	['HTTP://www.bc.edu', 'https://www.bc.edu'],
	['http://www.bc.edu', 'https://www.bc.edu'],
	['/college/166027', 'https://tours.example/college/166027'],
	['visit@bc.edu', 'mailto:visit@bc.edu'],
	['a?b@bc.edu', 'mailto:a%3Fb@bc.edu'],
	['Mailto:visit@bc.edu?subject=Tour', 'mailto:visit@bc.edu?subject=Tour'],
	['mailto:visit@bc.edu,tours@bc.edu', 'mailto:visit@bc.edu,tours@bc.edu'],
	['617-552-3100', 'tel:6175523100'],
	['(617) 552-3100', 'tel:6175523100'],
	['6175523100', 'tel:6175523100'],
	['+1 617 552 3100', 'tel:+16175523100'],
	['tel:617-552-3100', 'tel:6175523100'],
	['TEL:+44-20-7946-0958', 'tel:+442079460958'],
])('"%s" typed as a link leads to %s', (typed, address) => {
	expect(linkOf(typed, SITE)).toBe(address);
});

test.each([
	'//www.bc.edu',
	'#parking',
	'https:www.bc.edu',
	'https://https://www.bc.edu',
	'www.bc.edu visit',
	'visit bc@bc.edu',
	'mailto:',
	'tel:',
	'tel:call us',
	'617-552-310',
	'javascript:alert(1)',
	'ftp://www.bc.edu',
	'bc',
	'',
])('"%s" typed as a link is none', (typed) => {
	expect(linkOf(typed, SITE)).toBeNull();
});

test('a path is not a link where this site has no address that readers reach', () => {
	expect(linkOf('/college/166027', 'http://localhost:5173')).toBeNull();
});

test('the server keeps every link as it is, and its words are not another link', () => {
	const part = fc.oneof(
		fc.constantFrom(
			'https://',
			'http:',
			'//',
			'/',
			'mailto:',
			'tel:',
			'@',
			'bc.edu',
			'www.',
			'617',
			'-',
			'+1',
		),
		fc.string({ unit: 'grapheme', maxLength: 6 }),
		fc.string({ unit: 'binary', maxLength: 4 }),
		fc.webUrl({ withQueryParameters: true }),
		fc.emailAddress(),
	);
	const typed = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
	fc.assert(
		fc.property(typed, (text) => {
			const address = linkOf(text, SITE);
			if (address === null) return;
			const kept = /href="([^"]*)"/.exec(sanitize(`<a href="${escaped(address)}">x</a>`))?.[1];
			expect(kept).toBe(escaped(address));
			expect(linkOf(address, SITE)).toBe(address);
		}),
		{ numRuns: 2000 },
	);
});

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
