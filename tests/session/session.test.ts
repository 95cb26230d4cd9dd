import { expect, test, vi } from 'vitest';
import { captivePortal, noSignal } from '../content/a-device.ts';
import { readApi } from '../server/session/a-house.ts';
import { aPhone } from './a-phone.ts';

vi.setConfig({ testTimeout: 60_000 });

test("a visitor's device asks nobody who it is", async () => {
	const { start, requests } = await aPhone();
	const { settleSession, readSession } = await start();
	expect(readSession().isSignedIn).toBe(false);
	expect(await settleSession()).toMatchObject({ isSignedIn: false, account: null, isFresh: true });
	expect(requests).toEqual([]);
});

test('who has signed in is known at once, by name once the server has said so, and then without a signal', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	const page = await phone.start();
	expect(page.readSession()).toMatchObject({ isSignedIn: true, account: null, isFresh: false });
	expect(await page.settleSession()).toMatchObject({ account: { email: 'rosa@example.com' }, isFresh: true });
	for (const answer of [noSignal, captivePortal]) {
		phone.network.answer = answer as typeof phone.network.answer;
		const later = await phone.start();
		expect(await later.settleSession()).toMatchObject({
			isSignedIn: true,
			account: { email: 'rosa@example.com' },
			confirmedAt: expect.any(Number),
			isFresh: false,
		});
	}
});

test('a session that was ended elsewhere leaves nothing here', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.settleSession();
	const [{ id }] = (await readApi(phone.browser, '/account/sessions')).body;
	const account = page.readSession().account;
	await phone.house.stores.sessions.end(account?.id ?? '', id, new Date());
	expect(await page.settleSession()).toMatchObject({ isSignedIn: false, account: null });
	expect(await page.kept()).toEqual([]);
});

test('signing out ends the session, forgets the account here, and tells the other tabs', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.settleSession();
	expect(await page.kept()).toHaveLength(1);
	const told = new Promise<void>((resolve) => page.onSignOutElsewhere(resolve));
	expect(await page.signOut()).toBe('/');
	await told;
	expect(page.readSession().isSignedIn).toBe(false);
	expect(await page.kept()).toEqual([]);
	expect((await readApi(phone.browser, '/account')).status).toBe(401);
});

test('signing out with no signal says so, and the account stays', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	const page = await phone.start();
	await page.settleSession();
	phone.network.answer = noSignal as typeof phone.network.answer;
	await expect(page.signOut()).rejects.toThrow('no_signal');
	expect(page.readSession().isSignedIn).toBe(true);
	expect(await page.kept()).toHaveLength(1);
});

test('who has cleared the cookies is forgotten here too', async () => {
	const phone = await aPhone();
	await phone.signInAsAdmin();
	await (await phone.start()).settleSession();
	vi.stubGlobal('document', { cookie: 'theme=dark' });
	const page = await phone.start();
	expect((await page.settleSession()).isSignedIn).toBe(false);
	expect(await page.kept()).toEqual([]);
});

test('an admin is one by the server, or as last known here, and any failure means no', async () => {
	const phone = await aPhone();
	expect(await (await phone.start()).settleAdmin()).toBe(false);
	await phone.signInAsAdmin();
	expect(await (await phone.start()).settleAdmin()).toBe(true);
	phone.network.answer = noSignal as typeof phone.network.answer;
	expect(await (await phone.start()).settleAdmin()).toBe(true);
});

test('a default person is no admin', async () => {
	const phone = await aPhone();
	await phone.signUp('rosa@example.com');
	expect(await (await phone.start()).settleAdmin()).toBe(false);
});
