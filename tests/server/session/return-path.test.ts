import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPathOf } from '#server/session/return-path.ts';

const SITE = 'https://tours.example';

test.each([
	`/${'x'.repeat(1999)}`,
	'/assets-list',
	'/about/api',
	'/saved',
	'/trip-planner?tid=t_1&x=%2F',
	'/state/New%20York#map',
	'/college/164924/',
])('%s is gone back to', (path) => {
	expect(returnPathOf(path, SITE)).toBe(path);
});

test.each([
	undefined,
	'',
	'saved',
	'//evil.example',
	'/\\evil.example',
	'/\t/evil.example',
	'/\n//evil.example',
	'\\\\evil.example',
	'https://evil.example',
	'https:evil.example',
	'javascript:alert(1)',
	'/..//evil.example',
	'/.//evil.example',
	'/x/../..//evil.example',
	'/%2e%2e//evil.example',
	'/sign-in',
	'/sign-in/start',
	'/signin/?code=1',
	'/oidc/auth',
	'/api/account',
	'/sign-out',
	'/newsletter/confirm?token=1',
	'/checkout/pay_1',
	'/sitemap.xml',
	'/assets/app.js',
	`/${'x'.repeat(2000)}`,
])('%s leads to the first page', (path) => {
	expect(returnPathOf(path, SITE)).toBe('/');
});

test('whatever is asked for, a browser stays on this site', () => {
	const part = fc.constantFrom(
		'/',
		'\\',
		'..',
		'.',
		'@',
		':',
		'?',
		'#',
		'%2f',
		'%5c',
		'\t',
		'\r',
		'evil.example',
		'https:',
		' ',
	);
	fc.assert(
		fc.property(
			fc.oneof(
				fc.array(part).map((parts) => parts.join('')),
				fc.string(),
			),
			(path) => {
				const back = returnPathOf(path, SITE);
				expect(back.startsWith('/')).toBe(true);
				expect(new URL(back, SITE).origin).toBe(SITE);
			},
		),
		{ numRuns: 2000 },
	);
});
