import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#domain/paths.ts';
import { providerRecords } from '#server/oidc/table.ts';
import type { Browser } from './a-browser.ts';
import { aSignInSite, readApi, SITE, type SignInSite, signInAsAdmin, signUp } from './a-sign-in-site.ts';

let site: SignInSite;
beforeAll(async () => {
	site = await aSignInSite();
});
// A token gives the time of sign-in to the second, so tests advance the clock in between.
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** Where signing in leads, without the words that ask for the password each time. */
async function withoutPrompt(browser: Browser, back = '/'): Promise<string> {
	const start = await browser.ask(`${SITE}/sign-in/start?return=${back}`);
	const address = new URL(start.headers.get('Location') ?? '');
	expect(address.searchParams.get('prompt')).toBe('login');
	for (const name of ['prompt', 'max_age']) address.searchParams.delete(name);
	return address.href;
}

const isIn = async (browser: Browser) => (await readApi(browser, '/account')).status === 200;

/** Signs the other devices of this browser's account out, as its account page does. */
async function signOthersOut(browser: Browser) {
	const { body } = await readApi(browser, '/account/sessions');
	for (const { id, is_this } of body as { id: string; is_this: boolean }[])
		if (!is_this) await readApi(browser, `/account/sessions/${id}`, { method: 'DELETE' });
}

test('the provider’s session signs nobody in again: the password is asked for, whatever the address says', async () => {
	const browser = site.browser();
	await signInAsAdmin(site, browser);
	const before = browser.cookie('__Host-ctt_session');
	vi.setSystemTime(Date.now() + 2000);
	const arrival = await browser.open(await withoutPrompt(browser, '/saved'));
	expect(arrival.url.pathname + arrival.url.search).toBe('/sign-in?problem=refused&return=%2Fsaved');
	expect(browser.cookie('__Host-ctt_session')).toBe(before);
	expect(site.log.pop()).toContain('sign-in: refused, the person signed in before this sign-in began');
});

test('a device that was signed out from elsewhere stays out until its person types the password', async () => {
	const [phone, laptop] = [site.browser(), site.browser()];
	await signInAsAdmin(site, phone);
	const begunBefore = await withoutPrompt(phone);
	await signInAsAdmin(site, phone);
	await signInAsAdmin(site, laptop);
	await signOthersOut(laptop);
	expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true]);
	for (const address of [begunBefore, await withoutPrompt(phone)]) {
		const { text } = await phone.open(address);
		expect([text.includes('<h1>Sign In</h1>'), await isIn(phone)]).toEqual([true, false]);
	}
	expect((await signInAsAdmin(site, phone)).url.href).toBe(`${SITE}/`);
});

test('a new password ends what the old one had begun: sessions at the provider, codes, and sign-ins halfway', async () => {
	const email = 'rosa@example.com';
	const [thief, halfway, owner] = [site.browser(), site.browser(), site.browser()];
	await signUp(site, thief, email);
	const page = await halfway.open(`${SITE}/sign-in/start`);
	const action = SITE + /action="([^"]+)"/.exec(page.text)?.[1];
	const typed = { method: 'POST', body: new URLSearchParams({ email, password: 'four wide roads' }) };
	const headers = { 'Sec-Fetch-Site': 'same-origin' };
	const resume = (await halfway.ask(action, { ...typed, headers })).headers.get('Location') ?? '';

	const reset = await owner.follow(await owner.open(`${SITE}/sign-in/start`), '/reset');
	const check = await owner.submit(reset, '/reset', { email });
	await owner.submit(check, '/check', { code: site.lastCode(), password: 'six wide roads' });
	expect(await isIn(owner)).toBe(true);

	await thief.open(await withoutPrompt(thief));
	await halfway.open(resume);
	expect([await isIn(thief), await isIn(halfway)]).toEqual([false, false]);
});

test('a person who is signed in at the provider can reset the password in the same browser', async () => {
	const email = 'joy@example.com';
	const browser = site.browser();
	await signUp(site, browser, email);
	const reset = await browser.follow(await browser.open(`${SITE}/sign-in/start`), '/reset');
	const check = await browser.submit(reset, '/reset', { email });
	const arrival = await browser.submit(check, '/check', {
		code: site.lastCode(),
		password: 'six wide roads',
	});
	expect([arrival.url.href, await isIn(browser)]).toEqual([`${SITE}/`, true]);
});

test('everything the provider stored of a person is gone when a device is signed out', async () => {
	const own = await aSignInSite();
	const [phone, laptop] = [own.browser(), own.browser()];
	await signInAsAdmin(own, phone);
	await signInAsAdmin(own, laptop);
	const { body } = await readApi(laptop, '/account');
	const kept = () =>
		own.db
			.select()
			.from(providerRecords)
			.all()
			.filter(({ payload }) => JSON.stringify(payload).includes(body.cognito_id));
	expect(new Set(kept().map(({ model }) => model))).toContain('Session');
	await signOthersOut(laptop);
	expect(kept()).toEqual([]);
	expect(await isIn(laptop)).toBe(true);
});

test('somebody who wants an account is asked for a new one first, and can say that they have one', async () => {
	const browser = site.browser();
	const signUp = await browser.open(`${SITE}${paths.signUpStart('/saved')}`);
	expect(signUp.text).toContain('<h1>Create an account</h1>');
	const signIn = await browser.follow(signUp, '/to/sign-in', { email: 'rosa@example.com' });
	expect(signIn.text).toContain('<h1>Sign In</h1>');
	expect(signIn.text).toContain('value="rosa@example.com"');
});
