import { beforeAll, expect, test } from 'vitest';
import { aSignInSite, atDoor, readApi, SITE, type SignInSite, signUp } from '../session/a-sign-in-site.ts';

const EMAIL = 'rosa@example.com';
const TYPED = `value="${EMAIL}"`;
let site: SignInSite;
beforeAll(async () => {
	site = await aSignInSite();
});

const atSignIn = () => atDoor(site);

test.each(['/code', '/reset', '/sign-up'])(
	'an email that was typed is carried along to %s and back, and into no address',
	async (door) => {
		const { browser, page } = await atSignIn();
		const there = await browser.follow(page, door, { email: EMAIL, password: 'anything' });
		expect(there.text).toContain(TYPED);
		expect(there.url.pathname).toBe(page.url.pathname + door);
		const back = await browser.follow(there, '/sign-in', { email: 'ann@example.com' });
		expect(back.text).toContain('value="ann@example.com"');
		expect(back.url.pathname).toBe(page.url.pathname);
		expect([...there.trail, ...back.trail].join(' ')).not.toMatch(/@|%40/);
	},
);

test('going back from the code page keeps the email, too', async () => {
	const { browser, page } = await atSignIn();
	const check = await browser.submit(await browser.follow(page, '/code'), '/code', { email: EMAIL });
	expect((await browser.follow(check, page.url.pathname)).text).toContain(TYPED);
});

test('a text too long for an email is not carried along', async () => {
	const { browser, page } = await atSignIn();
	const there = await browser.follow(page, '/code', { email: `${'x'.repeat(250)}@example.com` });
	expect(there.text).toContain('value=""');
});

test('a password manager is told whose new password it stores', async () => {
	const { browser, page } = await atSignIn();
	const whose = `<input hidden type="email" autocomplete="username" ${TYPED} readonly>`;
	for (const [door, isTold] of [
		['/reset', true],
		['/code', false],
	] as const) {
		const check = await browser.submit(await browser.follow(page, door), door, { email: EMAIL });
		expect(check.text.includes(whose)).toBe(isTold);
	}
});

test('a button that leads nowhere leads back to the first page', async () => {
	const { browser, page } = await atSignIn();
	const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: SITE };
	const nowhere = await browser.ask(`${page.url.href}/to/nowhere`, { method: 'POST', headers });
	expect(nowhere.headers.get('Location')).toBe(page.url.pathname);
});

test('Back from the app finds out whether the person is signed in', async () => {
	const { browser, page } = await atSignIn();
	const form = await browser.follow(page, '/sign-up');
	const check = await browser.submit(form, '/sign-up', {
		email: 'back@example.com',
		password: 'four wide roads',
	});
	await browser.submit(check, '/check', { code: site.lastCode() });
	const back = await browser.open(page.url.href);
	expect([back.response.status, back.text]).toEqual([
		200,
		expect.stringContaining('<h1>You are signed in</h1>'),
	]);
	expect(back.text).toMatch(/href="\/".*href="\/account"/s);
	await browser.ask(`${SITE}/sign-out`, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } });
	const later = await browser.open(page.url.href);
	expect([later.response.status, later.text]).toEqual([
		400,
		expect.stringContaining('It is already finished, took longer than half an hour'),
	]);
});

test('a session that was ended elsewhere counts as none', async () => {
	const browser = site.browser();
	await signUp(site, browser, 'ended@example.com');
	const { id } = (await readApi(browser, '/account')).body;
	await site.stores.sessions.endOthers(id, null, site.clock.now());
	const back = await browser.open(`${SITE}/oidc/interaction/gone`);
	expect(back.text).toContain('<h1>This sign-in is over</h1>');
});

test('a refused sign-in says so in its title, at the password, and puts the focus there', async () => {
	const { browser, page } = await atSignIn();
	expect(page.text).not.toMatch(/<title>Error|autofocus|aria-invalid/);
	const refused = await browser.submit(page, '/sign-in', { email: EMAIL, password: 'three wide roads' });
	expect(refused.text).toContain('<title>Error: Sign In |');
	expect(refused.text).toContain('required aria-invalid="true" aria-describedby="password-note" autofocus>');
	expect(refused.text).toMatch(
		/id="password-note" class="fault" role="alert">That email and password don’t match/,
	);
});

test('with two faults, the first gets the focus', async () => {
	const { browser, page } = await atDoor(site, '/sign-up');
	const refused = await browser.submit(page, '/sign-up', { email: 'rosa', password: 'short' });
	expect(refused.text.match(/aria-invalid/g)).toHaveLength(2);
	expect(refused.text.match(/<input[^>]* autofocus>/g)).toEqual([expect.stringContaining('id="email"')]);
});

test('a browser that refuses a code says what a code looks like', async () => {
	const { browser, page } = await atSignIn();
	const check = await browser.submit(await browser.follow(page, '/code'), '/code', { email: EMAIL });
	expect(check.text).toMatch(/<input id="code"[^>]* title="Six digits, like 123456"/);
});
