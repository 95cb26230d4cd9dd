import { expect, test } from 'vitest';
import { NOT_A_PAGE, SERVED } from '#domain/not-pages.ts';
import { pageRoutes } from '#domain/pages/page-routes.ts';

test('no page of the app is at an address that the server answers itself', () => {
	expect(pageRoutes.filter(({ template }) => NOT_A_PAGE.test(template))).toEqual([]);
	expect(
		['/assets-list', '/apiary', '/sign-in', '/sitemapxml'].filter((path) => NOT_A_PAGE.test(path)),
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
	'/sitemap.xml',
	'/robots.txt',
])('%s is no page: the server answers', (address) => {
	expect([NOT_A_PAGE.test(address), new RegExp(SERVED).test(address)]).toEqual([true, true]);
});

test('a built file is no page either, but no route of the server', () => {
	expect([NOT_A_PAGE.test('/assets/app.js'), new RegExp(SERVED).test('/assets/app.js')]).toEqual([
		true,
		false,
	]);
});
