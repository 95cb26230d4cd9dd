import { expect, test, vi } from 'vitest';
import { aSignInSite, readApi, SITE, signInAsAdmin, signUp } from '../session/a-sign-in-site.ts';

test('a person signs in with a password and is back where they were', async () => {
	const site = await aSignInSite();
	const browser = site.browser();
	expect((await readApi(browser, '/account')).status).toBe(401);
	const arrival = await signInAsAdmin(site, browser, '/trip-planner?trip=c164924');
	expect([arrival.url.href, arrival.response.status]).toEqual([`${SITE}/trip-planner?trip=c164924`, 200]);
	const { status, body } = await readApi(browser, '/account');
	expect(status).toBe(200);
	expect(body).toMatchObject({
		id: expect.stringMatching(/^u_[\w-]{22}$/),
		email: 'admin@localhost',
		group: 'admin',
		subscription_type: 0,
		paid_status: 0,
		access: 0,
	});
	expect(site.log).toEqual([]);
});

test('a person signs up with a code that comes by email', async () => {
	const site = await aSignInSite();
	const browser = site.browser();
	const arrival = await signUp(site, browser, 'Rosa@Example.com');
	expect(arrival.url.href).toBe(`${SITE}/`);
	const { body } = await readApi(browser, '/account');
	expect(body).toMatchObject({ email: 'rosa@example.com', group: 'default' });
	expect(site.printed).toEqual([`  code for rosa@example.com: ${site.lastCode()}`]);
});

test('another person signs in where a session was ended from elsewhere, and the provider still knew the first', async () => {
	const site = await aSignInSite();
	const browser = site.browser();
	await signUp(site, browser, 'ann@example.com');
	const ann = (await readApi(browser, '/account')).body;
	const [{ id }] = (await readApi(browser, '/account/sessions')).body;
	await site.stores.sessions.end(ann.id, id, site.clock.now());
	const arrival = await signUp(site, browser, 'bob@example.com');
	expect([arrival.url.href, arrival.response.status]).toEqual([`${SITE}/`, 200]);
	expect((await readApi(browser, '/account')).body.email).toBe('bob@example.com');
	expect(site.log).toEqual([]);
});

test('a provider that could not read its keys once starts at the next sign-in', async () => {
	const site = await aSignInSite();
	vi.spyOn(site.stores.secrets, 'getOrMake').mockRejectedValueOnce(new Error('database is locked'));
	const start = async () => (await site.browser().open(`${SITE}/sign-in/start`)).url.pathname;
	expect(await start()).toBe('/sign-in');
	expect(await start()).toMatch(/^\/oidc\/interaction\//);
});
