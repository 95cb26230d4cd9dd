import { expect, test, vi } from 'vitest';
import { aHouse, HOUSE, readApi, signInAsAdmin, signUp } from '../session/a-house.ts';

test('a person signs in with a password and is back where they were', async () => {
	const house = await aHouse();
	const browser = house.browser();
	expect((await readApi(browser, '/account')).status).toBe(401);
	const arrival = await signInAsAdmin(house, browser, '/trip-planner?trip=c164924');
	expect([arrival.url.href, arrival.response.status]).toEqual([`${HOUSE}/trip-planner?trip=c164924`, 200]);
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
	expect(house.log).toEqual([]);
});

test('a person signs up with a code that comes by email', async () => {
	const house = await aHouse();
	const browser = house.browser();
	const arrival = await signUp(house, browser, 'Rosa@Example.com');
	expect(arrival.url.href).toBe(`${HOUSE}/`);
	const { body } = await readApi(browser, '/account');
	expect(body).toMatchObject({ email: 'rosa@example.com', group: 'default' });
	expect(house.printed).toEqual([`  code for rosa@example.com: ${house.lastCode()}`]);
});

test('another person signs in where a session was ended from elsewhere, and the provider still knew the first', async () => {
	const house = await aHouse();
	const browser = house.browser();
	await signUp(house, browser, 'ann@example.com');
	const ann = (await readApi(browser, '/account')).body;
	const [{ id }] = (await readApi(browser, '/account/sessions')).body;
	await house.stores.sessions.end(ann.id, id, house.clock.now());
	const arrival = await signUp(house, browser, 'bob@example.com');
	expect([arrival.url.href, arrival.response.status]).toEqual([`${HOUSE}/`, 200]);
	expect((await readApi(browser, '/account')).body.email).toBe('bob@example.com');
	expect(house.log).toEqual([]);
});

test('a provider that could not read its keys once starts at the next sign-in', async () => {
	const house = await aHouse();
	vi.spyOn(house.stores.secrets, 'getOrMake').mockRejectedValueOnce(new Error('database is locked'));
	const start = async () => (await house.browser().open(`${HOUSE}/sign-in/start`)).url.pathname;
	expect(await start()).toBe('/sign-in');
	expect(await start()).toMatch(/^\/oidc\/interaction\//);
});
