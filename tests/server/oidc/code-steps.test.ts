import { beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxMails } from '#server/mail/table.ts';
import type { Browser } from '../session/a-browser.ts';
import {
	aSignInSite,
	atCheck,
	atDoor,
	readApi,
	SITE,
	type SignInSite,
	signUp,
} from '../session/a-sign-in-site.ts';

const EMAIL = 'rosa@example.com';
const SAME = { email: EMAIL, password: 'four wide roads' };
const doors = ['/sign-up', '/code', '/reset'] as const;

let site: SignInSite;
beforeAll(async () => {
	site = await aSignInSite();
	await signUp(site, site.browser(), EMAIL);
});
// An hour later every limit is free again.
beforeEach(() => site.clock.pass(60));

const mails = () => site.db.select().from(outboxMails).all().length;

const isIn = async (browser: Browser) => (await readApi(browser, '/account')).status === 200;

async function signsInWith(browser: Browser, email: string, password: string) {
	const { page } = await atDoor(site, '', browser);
	const arrival = await browser.submit(page, '/sign-in', { email, password });
	return arrival.url.href === `${SITE}/`;
}

test.each(doors)('a second tap on Continue at %s signs in, too', async (door) => {
	const { browser, check } = await atCheck(site, door, SAME);
	const [, action] = /action="([^"]+check)"/.exec(check.text) ?? [];
	const typed = { code: site.lastCode(), password: SAME.password };
	const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: SITE };
	// The browser drops the answer to the first tap.
	await browser.ask(SITE + action, { method: 'POST', headers, body: new URLSearchParams(typed) });
	expect((await browser.submit(check, '/check', typed)).url.href).toBe(`${SITE}/`);
	expect(await isIn(browser)).toBe(true);
});

test.each([
	['/sign-up', 'Create an account'],
	['/code', 'Sign in with a code'],
	['/reset', 'Choose a new password'],
] as const)('a code from %s that is too old leads to a new one, in words', async (door, title) => {
	const { browser, check } = await atCheck(site, door, SAME);
	site.clock.pass(11);
	const over = await browser.submit(check, '/check', { code: site.lastCode(), password: SAME.password });
	expect(over.text).toContain(`<h1>${title}</h1>`);
	expect(over.text).toContain('That code has expired or was already used. Get a new one.');
	expect(over.text).toContain(`value="${EMAIL}"`);
});

test.each(doors)(
	'two taps on the button of %s, at once or one after the other, send one mail',
	async (door) => {
		const { browser, page } = await atDoor(site, door);
		const before = mails();
		const tap = () => browser.submit(page, door, SAME);
		const [check] = await Promise.all([tap(), tap()]);
		await tap();
		expect(mails() - before).toBe(1);
		const typed = { code: site.lastCode(), password: SAME.password };
		expect((await browser.submit(check, '/check', typed)).url.href).toBe(`${SITE}/`);
	},
);

test('a person who signs up again with another password gets that one', async () => {
	const email = 'second@example.com';
	const { browser, page } = await atCheck(site, '/sign-up', { email, password: 'four wide roads' });
	const check = await browser.submit(page, '/sign-up', { email, password: 'nine wide roads' });
	await browser.submit(check, '/check', { code: site.lastCode() });
	expect(await signsInWith(browser, email, 'nine wide roads')).toBe(true);
});

test('a new code is sent for what the first one was for, but not at once', async () => {
	const email = 'slow@example.com';
	const { browser, check } = await atCheck(site, '/sign-up', { email, password: 'ten wide roads' });
	const before = mails();
	const soon = await browser.submit(check, '/again', {});
	expect(soon.text).toContain('You asked for a code just now. It can take a minute to arrive.');
	expect(mails()).toBe(before);
	site.clock.pass(0.55);
	const again = await browser.submit(soon, '/again', {});
	expect([mails(), again.url.pathname]).toEqual([before + 1, check.url.pathname]);
	await browser.submit(again, '/check', { code: site.lastCode() });
	expect(await signsInWith(browser, email, 'ten wide roads')).toBe(true);
});

test('a code that has been tried too often is replaced at once, and a new one counts as one more', async () => {
	const { browser, check } = await atCheck(site, '/code', SAME);
	const wrong = site.lastCode() === '000000' ? '000001' : '000000';
	for (let tries = 0; tries < 5; tries += 1) await browser.submit(check, '/check', { code: wrong });
	const before = mails();
	await browser.submit(check, '/again', {});
	expect(mails()).toBe(before + 1);
	for (let asked = 0; asked < 4; asked += 1) {
		site.clock.pass(0.55);
		await browser.submit(check, '/again', {});
	}
	site.clock.pass(0.55);
	expect((await browser.submit(check, '/again', {})).response.status).toBe(429);
	expect(mails()).toBe(before + 5);
});
