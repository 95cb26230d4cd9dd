import { expect, test } from 'vitest';
import { NOT_A_PAGE, SERVED } from '#domain/not-pages.ts';
import { pageRoutes } from '#domain/pages/page-routes.ts';

test('no page of the app is at an address that the server answers itself', () => {
	expect(pageRoutes.filter(({ template }) => NOT_A_PAGE.test(template))).toEqual([]);
	expect(
		['/assets-list', '/apiary', '/images-of', '/sign-in', '/sitemapxml'].filter((path) =>
			NOT_A_PAGE.test(path),
		),
	).toEqual([]);
});

test.each([
	'/api/health',
	'/oidc/auth',
	'/signin/?code=1',
	'/sign-in/start?return=%2F',
	'/sign-out',
	'/newsletter/confirm?token=1',
	'/checkout/pay_1',
	'/images/abc.webp',
])('%s is not a page: the server answers', (address) => {
	expect([NOT_A_PAGE.test(address), new RegExp(SERVED).test(address)]).toEqual([true, true]);
});

// Under development the server answers them with a way to Vite, and Vite asks the server: round and round.
test.each([
	'/assets/app.js',
	'/icons/icon-512.png',
	'/screenshots/planner-wide.png',
	'/manifest.webmanifest',
	'/sitemap.xml',
	'/robots.txt',
])('%s is not a page either, and Vite does not ask the server for it', (address) => {
	expect([NOT_A_PAGE.test(address), new RegExp(SERVED).test(address)]).toEqual([true, false]);
});
