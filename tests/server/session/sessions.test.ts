import { beforeEach, expect, test } from 'vitest';
import { sessions } from '#server/session/table.ts';
import { noteRestored } from '#server/sync/restored.ts';
import { everythingIn } from '../../libsql/remote-database.ts';
import { aServer } from '../a-server.ts';
import { aBrowser } from './a-browser.ts';
import { aSignInSite, readApi, SITE, type SignInSite, signInAsAdmin, signUp } from './a-sign-in-site.ts';

const DAY_MS = 86_400_000;
/** In minutes. */
const DAY = 24 * 60;
let site: SignInSite;
beforeEach(async () => {
	site = await aSignInSite();
});

test('the session is an opaque cookie that no script reads, and only its hash is stored', async () => {
	const browser = site.browser();
	await signInAsAdmin(site, browser);
	const token = browser.cookie('__Host-ctt_session') ?? '';
	expect(token).toMatch(/^[\w-]{43}$/);
	const set = browser.kept.findLast((cookie) => cookie.includes(token));
	expect(set).toMatch(/; HttpOnly/);
	expect(set).toMatch(/; Secure/);
	expect(set).toMatch(/; SameSite=Lax/);
	expect(set).toMatch(/; Path=\//);
	expect(set).not.toMatch(/Domain/i);
	expect(everythingIn(site.db).includes(token)).toBe(false);
});

test('a site that moves to another address has the same accounts', async () => {
	const accountIn = async (at: SignInSite) => {
		const browser = at.browser();
		await signInAsAdmin({ ...at, password: site.password }, browser);
		const session = await at.stores.sessions.withToken(
			browser.cookie('__Host-ctt_session') ?? browser.cookie('ctt_session') ?? '',
			at.clock.now(),
		);
		return session?.account.id;
	};
	const before = await accountIn(site);
	expect(before).toMatch(/^u_/);
	for (const publicUrl of ['https://www.tours.example', 'http://tours.example'])
		expect(await accountIn(await aSignInSite({ publicUrl, db: site.db }))).toBe(before);
});

test('scripts learn that there is a session, and no more; one that has ended removes its cookie, and says so', async () => {
	const browser = site.browser();
	await signInAsAdmin(site, browser);
	expect(browser.cookie('__Host-ctt_signed_in')).toBe('1');
	expect(
		browser.kept
			.filter((cookie) => !/HttpOnly/i.test(cookie))
			.every((cookie) => /ctt_signed_in=/.test(cookie)),
	).toBe(true);
	const [{ id }] = (await readApi(browser, '/account/sessions')).body;
	const session = await site.stores.sessions.withToken(
		browser.cookie('__Host-ctt_session') ?? '',
		site.clock.now(),
	);
	await site.stores.sessions.end(session?.account.id ?? '', id, site.clock.now());
	expect((await readApi(browser, '/account')).status).toBe(401);
	const cookies = () => [browser.cookie('__Host-ctt_session'), browser.cookie('__Host-ctt_signed_in')];
	expect(cookies()).toEqual([undefined, 'ended']);
	// Who has no session is told of none: the word would be a visitor's first cookie.
	const visitor = site.browser();
	expect((await readApi(visitor, '/account')).status).toBe(401);
	expect(visitor.kept).toEqual([]);
	await signInAsAdmin(site, browser);
	expect(cookies()).toEqual([expect.any(String), '1']);
	await browser.ask(`${site.publicUrl}/sign-out`, {
		method: 'POST',
		headers: { 'Sec-Fetch-Site': 'same-origin' },
	});
	expect(cookies()).toEqual([undefined, 'ended']);
});

test('a session that a restore has lost removes its cookie, and tells the scripts', async () => {
	const browser = site.browser();
	await signInAsAdmin(site, browser);
	site.db.delete(sessions).run();
	noteRestored(site.db, { now: site.clock.now().getTime(), newId: () => 'e_restored' });
	const cookies = () => [browser.cookie('__Host-ctt_session'), browser.cookie('__Host-ctt_signed_in')];
	for (let times = 0; times < 2; times += 1) {
		expect((await readApi(browser, '/account')).status).toBe(401);
		expect(cookies()).toEqual([undefined, 'lost']);
	}
	await signInAsAdmin(site, browser);
	expect(cookies()).toEqual([expect.any(String), '1']);
});

test('over plain http the cookie goes without the prefix that needs https', async () => {
	const plain = await aSignInSite({ publicUrl: 'http://127.0.0.1:3000' });
	const browser = plain.browser();
	await signInAsAdmin(plain, browser);
	expect(browser.cookie('ctt_session')).toBeTruthy();
	expect(browser.kept.join()).not.toMatch(/Secure|__Host/);
});

test('the account lists its devices and signs one out', async () => {
	const [phone, laptop] = [site.browser(), site.browser('Mozilla/5.0 (Windows NT 10.0) Firefox/150.0')];
	await signInAsAdmin(site, phone);
	await signInAsAdmin(site, laptop);
	const { body: list } = await readApi(laptop, '/account/sessions');
	const [own, other] = [list.find(({ is_this }: { is_this: boolean }) => is_this), list.find(isPhone)];
	expect([own.device, other.device]).toEqual(['Firefox on Windows', 'Safari on iPhone']);
	expect((await readApi(laptop, `/account/sessions/${other.id}`, { method: 'DELETE' })).status).toBe(204);
	const again = await readApi(laptop, `/account/sessions/${other.id}`, { method: 'DELETE' });
	expect(again).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
	expect((await readApi(laptop, '/account')).status).toBe(200);
	const isOut = (await readApi(laptop, '/account/sessions')).body.every(
		({ id }: { id: string }) => id !== other.id,
	);
	expect(isOut).toBe(true);
});
const isPhone = ({ device, is_this }: { device: string; is_this: boolean }) =>
	!is_this && /iPhone/.test(device);

test('the account signs every other device out at once, and stays in itself', async () => {
	const own = await aSignInSite();
	const [phone, tablet, laptop] = [own.browser(), own.browser(), own.browser()];
	for (const each of [phone, tablet, laptop]) await signInAsAdmin(own, each);
	const stranger = own.browser();
	await signUp(own, stranger, 'else@example.com');
	expect((await readApi(laptop, '/account/sessions', { method: 'DELETE' })).status).toBe(204);
	const statuses = [phone, tablet, laptop, stranger].map(
		async (each) => (await readApi(each, '/account')).status,
	);
	expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200]);
	expect((await readApi(laptop, '/account/sessions')).body).toHaveLength(1);
});

test('nobody ends the session of somebody else', async () => {
	const mine = site.browser();
	await signInAsAdmin(site, mine);
	const [{ id }] = (await readApi(mine, '/account/sessions')).body;
	const other = aBrowser({ [SITE]: site.app.fetch });
	const stranger = await site.stores.accounts.signIn(
		{ issuer: 'x', subject: 'stranger', email: null, displayName: null, group: 'default' },
		site.clock.now(),
	);
	const token = await site.stores.sessions.open(stranger.id, { device: 'x' }, site.clock.now());
	other.plant(SITE, `__Host-ctt_session=${token}; Path=/`);
	expect((await readApi(other, '/account')).body.id).toBe(stranger.id);
	expect((await readApi(other, `/account/sessions/${id}`, { method: 'DELETE' })).status).toBe(404);
	expect((await readApi(mine, '/account')).status).toBe(200);
});

test('signing out ends the session here and at the provider', async () => {
	const browser = site.browser();
	await signInAsAdmin(site, browser);
	const token = browser.cookie('__Host-ctt_session');
	const atProvider = browser.cookie('ctt_oidc') ?? '';
	const session = () =>
		site.stores.providerRecords.find('Session', { column: 'id', value: atProvider }, site.clock.now());
	expect(await session()).toMatchObject({ accountId: expect.any(String) });
	const cross = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
	expect((await browser.ask(`${SITE}/sign-out`, cross)).status).toBe(403);
	expect((await readApi(browser, '/account')).status).toBe(200);
	const out = await browser.ask(`${SITE}/sign-out`, {
		method: 'POST',
		headers: { 'Sec-Fetch-Site': 'same-origin' },
	});
	expect([out.status, out.headers.get('Location')]).toEqual([303, '/']);
	expect(browser.cookie('__Host-ctt_session')).toBeUndefined();
	browser.plant(SITE, `__Host-ctt_session=${token}; Path=/`);
	expect(await readApi(browser, '/account')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
	expect((await browser.open(`${SITE}/sign-in/start`)).text).toContain('<h1>Sign In</h1>');
	expect(await session()).toBeUndefined();
});

test('signing in again ends the session that the browser had', async () => {
	const browser = site.browser();
	await signInAsAdmin(site, browser);
	const first = browser.cookie('__Host-ctt_session');
	await signInAsAdmin(site, browser);
	expect(browser.cookie('__Host-ctt_session')).not.toBe(first);
	browser.plant(SITE, `__Host-ctt_session=${first}; Path=/`);
	expect((await readApi(browser, '/account')).status).toBe(401);
});

test('a session lasts as long as it is used every 90 days, and a year at most', async () => {
	const { stores, clock, ...own } = await aSignInSite();
	const { id } = await stores.accounts.signIn(
		{ issuer: 'x', subject: 'a', email: null, displayName: null, group: 'default' },
		clock.now(),
	);
	const opened = clock.now();
	const token = await stores.sessions.open(id, { device: 'x' }, opened);
	const ask = async () =>
		own.app.request(`${SITE}/api/account`, { headers: { Cookie: `__Host-ctt_session=${token}` } });
	expect((await ask()).headers.get('Set-Cookie')).toBeNull();
	for (let day = 0; day < 4; day += 1) {
		clock.pass(89 * DAY);
		const renewed = (await ask()).headers.get('Set-Cookie') ?? '';
		const until = Date.parse(/Expires=([^;]+)/.exec(renewed)?.[1] ?? '');
		const latest = Math.min(clock.now().getTime() + 90 * DAY_MS, opened.getTime() + 365 * DAY_MS);
		expect(Math.abs(until - latest)).toBeLessThan(60_000);
	}
	clock.pass(10 * DAY);
	expect((await ask()).status).toBe(401);
	const unused = await stores.sessions.open(id, { device: 'x' }, clock.now());
	clock.pass(90 * DAY + 0.001);
	expect(await stores.sessions.withToken(unused, clock.now())).toBeUndefined();
});

test('a restart keeps sessions, and a sign-in that was on its way', async () => {
	const first = await aSignInSite();
	const browser = first.browser();
	await signInAsAdmin(first, browser);
	const other = first.browser();
	const page = await other.open(`${SITE}/sign-in/start?return=/saved`);
	const { app } = aServer({ db: first.db, now: first.clock.now });
	for (const each of [browser, other]) each.moveTo({ [SITE]: app.fetch });
	expect((await readApi(browser, '/account')).status).toBe(200);
	const typed = { email: 'admin@localhost', password: first.password };
	expect((await other.submit(page, '/sign-in', typed)).url.href).toBe(`${SITE}/saved`);
});
